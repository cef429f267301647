import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '#server/app.ts';
import { readBuild } from '#server/read-build.ts';
import { createNodeServer } from '#server/node-server.ts';
import { dist } from '#tests/support/folders.ts';

/** Takes a request away from the site and answers it badly, late or never; false leaves it to the site. */
export type Fault = (path: string, response: ServerResponse, request: IncomingMessage) => boolean;

/**
 * Serves the built site with the real server on a port of its own.
 * @param folder the build
 * @returns its address, the paths that were asked for, and `fault`, which may be set at any time
 */
export async function serveSite(folder = dist) {
  const server = createNodeServer(createApp(await readBuild(folder)));
  const [answer] = server.listeners('request');
  const asked: string[] = [];
  const site = {
    url: '',
    asked,
    fault: undefined as Fault | undefined,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    asked.push(path);
    if (!site.fault?.(path, response, request)) answer?.call(server, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return site;
}

export type Site = Awaited<ReturnType<typeof serveSite>>;

const never = () => true;
const die: Fault = (_, response) => Boolean(response.destroy());
const lie: Fault = (_, response) =>
  Boolean(response.setHeader('content-type', 'text/html').end('<!doctype html><h1>Sorry</h1>'));
const cutOff: Fault = (_, response) => {
  response
    .writeHead(200, { 'content-type': 'text/javascript', 'content-length': 5000 })
    .write('export const half = ');
  setTimeout(() => response.destroy(), 50);
  return true;
};

/** The ways in which a server goes wrong. */
export const faults = { never, die, lie, cutOff };

/** @returns a fault for some paths only */
export const on =
  (paths: RegExp, fault: Fault): Fault =>
  (path, response, request) =>
    paths.test(path) && fault(path, response, request);
