import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ask, start } from '#tests/unit/server-process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The built site. */
export const dist = join(root, 'dist');

export interface Host extends AsyncDisposable {
  port: number;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a process answers; it is ended when the result is disposed of. */
async function answering(child: ChildProcess, port: number, clear?: () => Promise<void>): Promise<Host> {
  let ended = false;
  let said = '';
  child.once('exit', () => (ended = true));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk));
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk));
  for (;;) {
    const answer = await ask(port, '/robots.txt').catch(() => undefined);
    if (answer) break;
    if (ended) throw new Error(`${child.spawnargs.join(' ')} ended: ${said}`);
    await pause(100);
  }
  return {
    port,
    async [Symbol.asyncDispose]() {
      if (!ended) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await clear?.();
    },
  };
}

async function startEdge(): Promise<Host> {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/server/edge.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  });
  return answering(child, port);
}

/** A plain static host: Cloudflare's own for assets, with no handler before it. */
export async function startStatic(): Promise<Host> {
  const port = await freePort();
  const child = spawn(
    'wrangler',
    [
      ...['dev', '--config', 'tests/conformance/static.wrangler.jsonc', '--log-level', 'warn'],
      ...['--ip', '127.0.0.1', '--port', String(port), '--show-interactive-dev-session=false'],
    ],
    { cwd: root, env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' } },
  );
  return answering(child, port);
}

/** As docs/deploying.md has it, but for the paths of a server that runs as anyone. */
async function startNginx(): Promise<Host> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const conf = `daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${dist}/_nginx.http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    include ${dist}/_nginx.server.conf;
  }
}
`;
  await writeFile(join(folder, 'nginx.conf'), conf);
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']);
  return answering(child, port, () => rm(folder, { recursive: true }));
}

const runs = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Debian puts it where only root's path leads. */
process.env['PATH'] += ':/usr/sbin';

/** Finds nginx, or installs it where a machine is there to be installed on. */
function hasNginx(): boolean {
  if (runs('nginx', '-v')) return true;
  const mayInstall = process.env['CI'] && process.getuid?.() === 0;
  if (
    mayInstall &&
    runs('apt-get', 'update') &&
    runs('apt-get', 'install', '-y', '--no-install-recommends', 'nginx-light')
  )
    return true;
  console.warn('NOT TESTED on nginx, as it is missing: install it with "apt-get install nginx-light".');
  return false;
}

export type HostName = 'node' | 'edge' | 'nginx';

/** The hosts on this machine, with what starts each. */
export const hosts: Record<HostName, (() => Promise<Host>) | undefined> = {
  node: () => start(dist),
  edge: startEdge,
  nginx: hasNginx() ? startNginx : undefined,
};
