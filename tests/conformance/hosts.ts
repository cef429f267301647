import { spawn } from 'node:child_process';
import { dist, root } from '#tests/support/folders.ts';
import { answering, freePort, type Host } from '#tests/support/host.ts';
import { hasNginx, startNginx } from '#tests/support/nginx.ts';
import { start } from '#tests/support/server-process.ts';

async function startEdge(): Promise<Host> {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/server/edge/start.ts'], {
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

export type HostName = 'node' | 'edge' | 'nginx';

/** The hosts on this machine, with what starts each. */
export const hosts: Record<HostName, (() => Promise<Host>) | undefined> = {
  node: () => start(dist),
  edge: startEdge,
  nginx: hasNginx() ? startNginx : undefined,
};
