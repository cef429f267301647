import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createSecureServer } from './secure.ts';

/** A running server: where it answers, and how to end it. */
export interface Served extends AsyncDisposable {
  origin: string;
}

/**
 * Waits until a server says where it is.
 * @param child just started; what it says besides is for whoever runs the benchmark
 * @throws {Error} when it ends instead
 */
export async function listening(child: ChildProcessByStdio<null, Readable, null>): Promise<Served> {
  const end = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const [line] = (await Promise.race([once(lines, 'line'), end])) as [unknown];
  if (typeof line !== 'string') throw new Error('The server did not start: run "npm run build" first.');
  return {
    origin: line,
    async [Symbol.asyncDispose]() {
      child.kill();
      await end;
    },
  };
}

/**
 * Serves a built site by the real server over HTTPS, in a process of its own, on a free port.
 * @param folder of the build
 * @throws {Error} when the server ends instead
 */
export const serveSite = (folder: string): Promise<Served> =>
  listening(
    spawn(process.execPath, ['bench/servers/secure-server.ts', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );

/** Serves one nearly empty page in the same way: what the simulation cannot do without. */
export async function serveReference(): Promise<Served> {
  const page =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Reference</title><link rel="icon" href="data:,"><p>Nearly nothing.</p></html>';
  const server = createSecureServer((request, response) => {
    const found = request.url === '/';
    response.writeHead(found ? 200 : 204, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(found ? page : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, 'close');
    },
  };
}
