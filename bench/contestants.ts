import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const dist = join(root, 'dist');

/** A server that takes part, and what was measured of it. */
export interface Contestant {
  name: string;
  port: number;
  child: ChildProcess;
  rates: number[];
  latencies: number[];
}

/** Starts our own server. */
export async function serveNode(): Promise<Contestant> {
  const child = spawn(process.execPath, ['--max-semi-space-size=32', 'src/server/node.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    name: 'Node',
    port: Number(new URL(line.toString().trim()).port),
    child,
    rates: [],
    latencies: [],
  };
}

/**
 * Starts nginx with the rules that the build has written.
 * @param folder where it may write
 * @param port where it listens
 */
export async function serveNginx(folder: string, port: number): Promise<Contestant> {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr; events {}
http { access_log off; sendfile on; keepalive_requests 1000000;
${places.map((place) => `${place}_temp_path ${folder}/${place};`).join('\n')}
include ${dist}/_nginx.http.conf;
server { listen 127.0.0.1:${port}; root ${dist}; include ${dist}/_nginx.server.conf; } }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    env: { PATH: `${process.env['PATH']}:/usr/sbin` },
  });
  await once(child, 'spawn');
  return { name: 'nginx', port, child, rates: [], latencies: [] };
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
