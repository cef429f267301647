import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from '#server/app.ts';
import { logRequests } from '#server/access-log.ts';
import { readBuild } from '#server/read-build.ts';
import { createNodeServer } from '#server/node-server.ts';
import { describeListenError, parseLog, parsePort } from '#server/settings.ts';
import { stopOnSignal } from '#server/shutdown.ts';

/** Prints one line and ends: what went wrong at the start is for whoever typed the command. */
function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  const host = process.env['HOST']?.trim();
  const port = parsePort(process.env['PORT']);
  const log = parseLog(process.env['LOG']);
  const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../../dist', import.meta.url)));
  let isStopping = () => false;
  const app = createApp({ ...(await readBuild(folder)), isStopping: () => isStopping() });
  const server = createNodeServer(app);
  if (log === 'requests') logRequests(server, (lines) => process.stdout.write(lines));

  server.on('error', (error) => {
    // A connection that could not be accepted is no reason to stop.
    if (server.listening) console.error(error.message);
    else refuse(describeListenError(error, port, host));
  });
  server.listen({ port, ...(host ? { host } : {}) }, () => {
    isStopping = stopOnSignal(server);
    const address = server.address();
    const opened = typeof address === 'object' && address ? address.port : port;
    console.log(`http://${host?.includes(':') ? `[${host}]` : host || 'localhost'}:${opened}`);
  });
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
