import type { ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { logRequests } from '#server/access-log.ts';
import { createApp } from '#server/app.ts';
import { createNodeServer } from '#server/node-server.ts';
import { readBuild } from '#server/read-build.ts';

// `node src/server/node.ts [FOLDER]` serves a build, `dist` by default. The environment variables PORT, HOST and
// LOG=requests configure it.

const defaultPort = 4321;

/** How long answers under way may take after a signal to stop, in milliseconds. */
const shutdownTimeout = 10_000;

/** How long to wait for requests that are already on their way, in milliseconds. */
const lastRequests = 200;

/** npm forwards SIGINT, so one Ctrl+C arrives more than once within this many milliseconds. */
const repeatedSignal = 500;

/** Prints one line and exits: a mistake at the start needs no stack trace. */
function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

const setting = (name: string) => process.env[name]?.trim() || undefined;

function readPort(): number {
  const text = setting('PORT') ?? String(defaultPort);
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  return exitWith(`PORT is "${text}", expected a whole number from 0 to 65535, such as ${defaultPort}.`);
}

const listenErrors: Record<string, string> = {
  EADDRINUSE: 'another program uses this port; stop it, or set PORT to another one',
  EACCES: 'this user may not open the port; set PORT to one above 1023',
  EADDRNOTAVAIL: 'HOST is not an address of this machine; leave it out to listen on all',
  ENOTFOUND: 'HOST is unknown; leave it out to listen on all addresses',
};

const port = readPort();
const host = setting('HOST');
const log = setting('LOG') ?? 'errors';
if (log !== 'errors' && log !== 'requests') exitWith(`LOG is "${log}", expected "errors" or "requests".`);
const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../../dist', import.meta.url)));

const build = await readBuild(folder).catch((error: Error) => exitWith(error.message));
let isStopping = false;
const server = createNodeServer(createApp({ ...build, isStopping: () => isStopping }));
if (log === 'requests') logRequests(server);

const unsent = new Set<ServerResponse>();
server.prependListener('request', (_request, response) => {
  if (isStopping) response.setHeader('Connection', 'close');
  unsent.add(response);
  response.once('close', () => unsent.delete(response));
});

async function stop({ err }: { err?: Error }): Promise<void> {
  if (err) console.error(err);
  isStopping = true;
  // The HTTP server's own close() also closes connections whose answer is written but not sent yet.
  NetServer.prototype.close.call(server);
  do await pause(lastRequests);
  while (unsent.size > 0);
}

server.on('error', (error: NodeJS.ErrnoException) => {
  // An error while listening concerns one connection.
  if (server.listening) return console.error(error.message);
  exitWith(`Can't listen on ${host ?? 'port'} ${port}: ${listenErrors[error.code ?? ''] ?? error.message}.`);
});
server.listen({ port, ...(host && { host }) }, () => {
  const graceful = closeWithGrace(
    {
      delay: shutdownTimeout,
      skip: ['SIGINT'],
      onTimeout: () => {
        console.error(`Answers that took longer than ${shutdownTimeout / 1000} seconds were cut off.`);
        process.exit(0);
      },
    },
    stop,
  );
  let interrupted = 0;
  process.on('SIGINT', () => {
    if (isStopping && Date.now() - interrupted > repeatedSignal) process.exit(130);
    if (isStopping) return;
    interrupted = Date.now();
    graceful.close();
  });

  const address = server.address();
  const opened = typeof address === 'object' && address ? address.port : port;
  console.log(`http://${host?.includes(':') ? `[${host}]` : (host ?? 'localhost')}:${opened}`);
});
