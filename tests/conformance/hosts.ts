import { spawn } from 'node:child_process';
import { dist, root } from '#tests/support/folders.ts';
import { answering, freePort, type Host } from '#tests/support/host.ts';
import { start } from '#tests/support/server-process.ts';

/** Workerd with the handler, as `npm run serve:edge` does. */
async function startEdge(): Promise<Host> {
  const port = await freePort();
  const child = spawn('npm', ['run', 'serve:edge'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  });
  return answering(child, port);
}

/** The hosts that run the handler. */
export const handlerHosts = { node: () => start(dist), edge: startEdge };
