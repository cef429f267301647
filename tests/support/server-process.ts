import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { root } from './folders.ts';
import { copyFolder } from './project-copy.ts';

/**
 * The server of the project of a build; or the fixture site's, which has the languages of the tests; or this
 * one.
 */
const entryFor = (folder: string) =>
  [join(folder, '..'), copyFolder('fixtures-full'), root]
    .map((project) => join(project, 'src/server/node.ts'))
    .find(existsSync) ?? '';

/**
 * Starts the server in a process of its own.
 * @param folder the build to serve
 * @param env variables besides PORT, which is any free one unless given
 * @param shell what a shell runs first, such as a limit of the process
 */
export function launch(folder: string, env: Record<string, string> = {}, shell = '') {
  const command = [process.execPath, entryFor(folder), folder];
  const child = spawn('/bin/sh', ['-c', `${shell}\nexec "$@"`, 'sh', ...command], {
    env: { PATH: '', PORT: '0', ...env },
  });
  const ended = once(child, 'exit').then(([code, signal]: (number | string | null)[]) => code ?? signal);
  return { child, ended, stderr: text(child.stderr) };
}

/** Starts the server and waits until it prints its address. */
export async function start(folder: string, env?: Record<string, string>, shell?: string) {
  const server = launch(folder, env, shell);
  const [line] = (await Promise.race([
    once(server.child.stdout, 'data'),
    server.ended.then(() => []),
  ])) as Buffer[];
  if (!line) throw new Error(await server.stderr);
  const url = line.toString().trim();
  return {
    ...server,
    url,
    port: Number(new URL(url).port),
    async [Symbol.asyncDispose]() {
      server.child.kill('SIGKILL');
      await server.ended;
    },
  };
}

/** The variable by which a server runs a script before its own. */
export const preload = (script: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
});

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request on a connection of its own, with the path as it is. */
export async function ask(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
  body?: string | Buffer,
) {
  const sent = request({ port, path, headers, method, agent: false }).end(body);
  const response = await new Promise<
    Parameters<typeof buffer>[0] & { statusCode?: number; headers: IncomingHttpHeaders }
  >((resolve, reject) => sent.on('response', resolve).on('error', reject));
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  } satisfies Answer;
}

/** Sends bytes as they are. Returns the answer until the connection is closed, as Latin-1. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port);
  socket.write(bytes);
  const chunks: Buffer[] = [];
  // A client that ends its half of the connection gets no answer from Node.
  socket.once('data', () => socket.end());
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
  await once(socket, 'close').catch(() => undefined);
  return Buffer.concat(chunks).toString('latin1');
}

/** A program that listens on a port, and ends when it is disposed of. */
export interface Listener extends AsyncDisposable {
  port: number;
}

/** @returns a port that nobody listens on */
export async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Waits until a program answers on its port.
 * @param child just spawned
 * @throws {Error} when it can't be started or exits, with its output
 */
export async function waitForPort(child: ChildProcess, port: number): Promise<Listener> {
  const state = { output: '', ended: false };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (state.output += chunk));
  }
  const end = once(child, 'exit')
    .catch((error: Error) => (state.output += error.message))
    .then(() => (state.ended = true));
  while (!(await ask(port, '/robots.txt').catch(() => undefined))) {
    if (state.ended) throw new Error(`${child.spawnargs.join(' ')} ended: ${state.output}`);
    await setTimeout(100);
  }
  return {
    port,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await end;
    },
  };
}
