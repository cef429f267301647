import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '#server/app.ts';
import type { Mailbox, Message } from '#server/contact/message.ts';
import { createNodeServer } from '#server/node-server.ts';
import { readBuild } from '#server/read-build.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';

/** Takes a request away from the site and answers it badly, late or never; false leaves it to the site. */
export type Fault = (path: string, response: ServerResponse, request: IncomingMessage) => boolean;

/**
 * Serves a built site with the real server on a port of its own.
 * @param folder the build; the fixture site `full` unless another is named
 * @returns its address, the requests so far, and `fault`, which may be set at any time
 */
export async function serveSite(folder = siteFolder('full')) {
  if (!existsSync(folder)) {
    throw new Error(`${folder} is missing: run "npx node tests/fixtures/build.ts full" or "npm run build".`);
  }
  const messages: Message[] = [];
  const mailbox: Mailbox = {
    accept: (message) => void messages.push(message),
    status: () => 'ok',
    limits: { perAddress: Infinity, total: Infinity },
  };
  const server = createNodeServer(createApp({ ...(await readBuild(folder)), mailbox }));
  const [original] = server.listeners('request');
  let answer = original;
  const requests: IncomingMessage[] = [];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    requests.push(request);
    if (!site.fault?.(request.url ?? '', response, request)) answer?.call(server, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** The messages of the contact form. */
    messages,
    /** The paths that were asked for, in order. */
    get asked() {
      return requests.map(({ url = '' }) => url);
    },
    fault: undefined as Fault | undefined,
    /** Serves another build from now on. */
    async deploy(next: string) {
      [answer] = createNodeServer(createApp(await readBuild(next))).listeners('request');
    },
    reset() {
      answer = original;
      site.fault = undefined;
      requests.length = 0;
      messages.length = 0;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return site;
}

export type Site = Awaited<ReturnType<typeof serveSite>>;

/**
 * Answers in place of the site.
 * @param status the HTTP status
 * @param body the text
 * @param type its media type
 */
export const respond =
  (status: number, body = '', type = 'text/html'): Fault =>
  (_, response) =>
    Boolean(response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body));

/** The ways in which a server goes wrong. */
export const faults = {
  never: () => true,
  die: (_, response) => Boolean(response.destroy()),
  error: respond(500, '<!doctype html><h1>Broken</h1>'),
  lie: respond(200, '<!doctype html><h1>Sorry</h1>'),
  noContent: respond(204),
  cutOff: (path, response) => {
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'content-type': type, 'content-length': 5000 }).write('<!doctype html>');
    setTimeout(() => response.destroy(), 50);
    return true;
  },
} satisfies Record<string, Fault>;

/** @returns a fault for some paths only */
export const on =
  (paths: RegExp, fault: Fault): Fault =>
  (path, response, request) =>
    paths.test(path) && fault(path, response, request);
