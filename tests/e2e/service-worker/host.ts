import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { start } from '#tests/support/server-process.ts';

/** What goes wrong on the way to the site. */
export type Fault = 'refuse' | 'hang' | 'cut' | 'error' | 'html';

export interface Visit {
  path: string;
  headers: IncomingMessage['headers'];
}

type Written = string | { status: number; body: string } | undefined;

/** One address behind which builds come and go, and on the way to which things go wrong. */
export interface Host {
  url: string;
  /** What was asked for, in order. */
  log: Visit[];
  /** The fault of a path, if any. */
  fault: (path: string) => Fault | undefined;
  /** What is answered instead of the file of the build: a script, or a status with a text. */
  written: (path: string) => Written;
  /** Puts a build in place; the one before is gone at once. */
  deploy(folder: string): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Answers like a host that has lost its mind in one of the usual ways. */
function fail(fault: Fault, response: ServerResponse): void {
  if (fault === 'refuse') response.destroy();
  if (fault === 'error') response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Broken</h1>');
  if (fault === 'html') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Home</h1>');
  if (fault !== 'cut') return;
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '5000' });
  response.write('<!doctype html><title>Half</title><h1>Half a page</h1>', () =>
    setTimeout(() => response.destroy(), 100),
  );
}

function write(written: NonNullable<Written>, response: ServerResponse): void {
  const { status, body } = typeof written === 'string' ? { status: 200, body: written } : written;
  response.writeHead(status, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(body);
}

/**
 * Starts a host with a build behind it: the real server, and a proxy that can fail.
 * @param folder the build to begin with
 */
export async function startHost(folder: string): Promise<Host> {
  let upstream = await start(folder);
  const proxy = createServer((incoming, response) => {
    const { url: path = '/', method, headers } = incoming;
    host.log.push({ path, headers });
    const fault = host.fault(path);
    if (fault) return fail(fault, response);
    const written = host.written(path);
    if (written !== undefined) return write(written, response);
    const passed = request({ port: upstream.port, path, method, headers }, (answer) => {
      // The browser has given up meanwhile, as it does with a page that is left.
      if (response.destroyed) return void answer.destroy();
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      // An answer that breaks off here breaks off there, where nobody would wait for its end in vain.
      pipeline(answer, response, () => undefined);
    });
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const host: Host = {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    log: [],
    fault: () => undefined,
    written: () => undefined,
    async deploy(next) {
      const before = upstream;
      upstream = await start(next);
      await before[Symbol.asyncDispose]();
    },
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections();
      proxy.close();
      await upstream[Symbol.asyncDispose]();
    },
  };
  return host;
}
