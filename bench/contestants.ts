import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { root } from '#tests/support/folders.ts';
import { startNginx } from '#tests/support/nginx.ts';
import settings from '../package.json' with { type: 'json' };
import { listening } from './servers/site-server.ts';

/** A server that takes part, and what was measured of it; it ends when it is disposed of. */
export interface Contestant extends AsyncDisposable {
  name: string;
  port: number;
  pid: number;
  rates: number[];
  latencies: number[];
}

/**
 * Starts our own server with the settings of `npm run serve`.
 * @throws {Error} when it ends instead
 */
export async function serveNode(): Promise<Contestant> {
  // Without npm, so that the process is the server's own: the script replaces the shell.
  const child = spawn(settings.scripts.serve, {
    shell: true,
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { origin, [Symbol.asyncDispose]: end } = await listening(child);
  return {
    name: 'Node',
    port: Number(new URL(origin).port),
    pid: child.pid ?? 0,
    rates: [],
    latencies: [],
    [Symbol.asyncDispose]: end,
  };
}

/**
 * Starts nginx with the rules that the build has written.
 * @throws {Error} when nginx is missing, or ends instead
 */
export async function serveNginx(): Promise<Contestant> {
  const { port, child, [Symbol.asyncDispose]: end } = await startNginx();
  return { name: 'nginx', port, pid: child.pid ?? 0, rates: [], latencies: [], [Symbol.asyncDispose]: end };
}

/** Processor time of a process and its children, in seconds; Linux only. */
export async function processorTime(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .trim()
    .split(' ')
    .filter(Boolean);
  const times = await Promise.all(
    [pid, ...children].map(async (id) => {
      const fields = (await readFile(`/proc/${id}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
      return (Number(fields[11]) + Number(fields[12])) / 100;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

/** The memory that a process holds, in MB; Linux only. */
export async function memory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
