import { spawn } from 'node:child_process';
import { dist, root } from '#tests/support/folders.ts';
import { answering, freePort, type Host } from '#tests/support/host.ts';
import { hasNginx, startNginx } from '#tests/support/nginx.ts';
import { start } from '#tests/support/server-process.ts';

/** Workerd with the handler, as `npm run serve:edge` does. */
async function startEdge(): Promise<Host> {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/server/serve-edge.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  });
  return answering(child, port);
}

/** Cloudflare's own host for assets, with no handler before it. */
async function startCloudflare(): Promise<Host> {
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

/** The hosts that run the handler. */
export const handlerHosts = { node: () => start(dist), edge: startEdge };

/** The hosts that serve plain files, with the rules that the build has written for them. */
export const fileHosts = {
  Cloudflare: startCloudflare,
  nginx: hasNginx() ? startNginx : undefined,
};
