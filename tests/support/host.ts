import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './server-process.ts';

/** A server in a process of its own, which ends when it is disposed of. */
export interface Host extends AsyncDisposable {
  port: number;
  child: ChildProcess;
}

/** @returns a port on which nobody listens */
export async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Waits until a process answers.
 * @param child just started
 * @param port where it is to listen
 * @throws {Error} when it cannot be started or ends instead, with what it said
 */
export async function answering(child: ChildProcess, port: number): Promise<Host> {
  const state = { said: '', over: false };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (state.said += chunk));
  }
  const end = once(child, 'exit')
    .catch((error: Error) => (state.said += error.message))
    .then(() => (state.over = true));
  for (;;) {
    const answer = await ask(port, '/robots.txt').catch(() => undefined);
    if (state.over) throw new Error(`${child.spawnargs.join(' ')} ended: ${state.said}`);
    if (answer) break;
    await pause(100);
  }
  return {
    port,
    child,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await end;
    },
  };
}
