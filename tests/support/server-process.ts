import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { root } from './folders.ts';

const entry = join(root, 'src/server/node.ts');

/**
 * Starts the server as its users do, in a process of its own.
 * @param folder the build to serve
 * @param env settings besides the port, which is any free one
 */
export function launch(folder: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [entry, folder], { env: { PATH: '', PORT: '0', ...env } });
  const ended = once(child, 'exit').then(([code, signal]: (number | string | null)[]) => code ?? signal);
  return { child, ended, stderr: text(child.stderr) };
}

/** Starts the server and waits until it says that it is ready. */
export async function start(folder: string, env?: Record<string, string>) {
  const server = launch(folder, env);
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

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks one thing on a connection of its own; the path goes out as it is. */
export async function ask(port: number, path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const sent = request({ port, path, headers, method, agent: false }).end();
  const response = await new Promise<
    Parameters<typeof buffer>[0] & { statusCode?: number; headers: IncomingHttpHeaders }
  >((resolve, reject) => sent.on('response', resolve).on('error', reject));
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  } satisfies Answer;
}

/** Sends bytes as they are and gives back all that comes until the server closes the connection. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port);
  socket.end(bytes);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
  await once(socket, 'close').catch(() => undefined);
  return Buffer.concat(chunks).toString('latin1');
}
