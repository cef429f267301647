import type { ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { readContactVariables, readServerVariables } from '#env';
import { createApp } from '#server/app.ts';
import { openMailbox } from '#server/contact/node-mailbox.ts';
import { logRequests } from '#server/log.ts';
import { createNodeServer } from '#server/node-server.ts';
import { readBuild } from '#server/read-build.ts';

// In milliseconds.
const shutdownTimeout = 10_000;
/** Time for requests that the client had sent before it learnt of the shutdown. */
const lateRequestTimeout = 200;
/** npm forwards SIGINT, so one Ctrl+C arrives twice. */
const repeatedSignalTimeout = 500;

/** Exits without a stack trace, which a wrong setting doesn't need. */
function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

const listenErrors: Record<string, string> = {
  EADDRINUSE: 'another program uses this port; stop it, or set PORT to another one',
  EACCES: 'this user may not use the port; set PORT to one above 1023',
  EADDRNOTAVAIL: 'HOST is not an address of this machine; leave it out to listen on all addresses',
  ENOTFOUND: 'HOST is unknown; leave it out to listen on all addresses',
};

// What it writes is messages, for this user alone.
process.umask(0o077);

// The program that reads the log may end: an error without a listener would stop the site.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

async function prepare() {
  const variables = readServerVariables(process.env);
  const contact = readContactVariables(process.env);
  const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../../dist', import.meta.url)));
  const build = await readBuild(folder);
  const hasForm = build.manifest.files.some(({ page }) => page?.form);
  const mailbox = hasForm ? openMailbox(contact, folder) : undefined;
  return { ...variables, contact, build, mailbox };
}

const { port, host, logsRequests, contact, build, mailbox } = await prepare().catch((error: Error) =>
  exitWith(error.message),
);
let isStopping = false;
const app = createApp({ ...build, isStopping: () => isStopping, mailbox });
const server = createNodeServer(app, contact.addressHeader);
if (logsRequests) logRequests(server);

const openResponses = new Set<ServerResponse>();
server.prependListener('request', (_request, response) => {
  if (isStopping) response.setHeader('Connection', 'close');
  openResponses.add(response);
  response.once('close', () => openResponses.delete(response));
});

async function stop({ err }: { err?: Error }): Promise<void> {
  if (err) console.error(err);
  isStopping = true;
  // The HTTP server's own close() would cut off responses that are written but not sent yet.
  NetServer.prototype.close.call(server);
  do await pause(lateRequestTimeout);
  while (openResponses.size > 0);
  await mailbox?.stop();
}

server.on('error', (error: NodeJS.ErrnoException) => {
  // Once the server listens, an error concerns a single connection.
  if (server.listening) return console.error(error.message);
  exitWith(`Can't listen on ${host ?? 'port'} ${port}: ${listenErrors[error.code ?? ''] ?? error.message}.`);
});
server.listen({ port, ...(host && { host }) }, () => {
  const graceful = closeWithGrace(
    {
      delay: shutdownTimeout,
      skip: ['SIGINT'],
      onTimeout: () => {
        console.error(
          `Responses or deliveries that took longer than ${shutdownTimeout / 1000} seconds were cut off.`,
        );
        process.exit(0);
      },
    },
    stop,
  );
  let firstInterrupt = 0;
  process.on('SIGINT', () => {
    if (isStopping && Date.now() - firstInterrupt > repeatedSignalTimeout) process.exit(130);
    if (isStopping) return;
    firstInterrupt = Date.now();
    graceful.close();
  });

  const address = server.address();
  const openPort = typeof address === 'object' && address ? address.port : port;
  console.log(`http://${host?.includes(':') ? `[${host}]` : (host ?? 'localhost')}:${openPort}`);
});
