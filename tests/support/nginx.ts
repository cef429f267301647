import { spawn, spawnSync } from 'node:child_process';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist } from './folders.ts';
import { answering, freePort, type Host } from './host.ts';

// Debian puts it where only root's path leads.
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/** What to do where nginx is missing. */
const nginxRemedy = 'install it with "apt-get install nginx-light".';

/** Tells whether this machine has nginx. */
const hasNginx = (): boolean => spawnSync('nginx', ['-v'], { env, stdio: 'ignore' }).status === 0;

// Otherwise its workers run as another user, who may not enter every folder that root may.
const isRoot = process.getuid?.() === 0;

/** As docs/deploying.md has it, but for the paths of a server that runs as anyone, and for clients that never tire. */
const configuration = (folder: string, port: number) => `daemon off;
${isRoot ? 'user root;' : ''}
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    include ${join(dist, '_nginx.conf')};
  }
}
`;

/**
 * Serves the built site by nginx, with the rules that the build has written, on a free port.
 * @throws {Error} when nginx is missing, or ends instead
 */
export async function startNginx(): Promise<Host> {
  if (!hasNginx()) throw new Error(`nginx is missing: ${nginxRemedy}`);
  await using started = new AsyncDisposableStack();
  const { path: folder } = started.use(await mkdtempDisposable(join(tmpdir(), 'nginx-')));
  const file = join(folder, 'nginx.conf');
  const port = await freePort();
  await writeFile(file, configuration(folder, port));
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], { env });
  const host = started.use(await answering(child, port));
  const running = started.move();
  return { ...host, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
