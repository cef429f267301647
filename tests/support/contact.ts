import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listMessages, openDatabase } from '#server/contact/outbox.ts';
import { ask, preload } from './server-process.ts';

/** The headers with which a browser sends the form. */
export const formHeaders = {
  'Content-Type': 'application/x-www-form-urlencoded',
  'Sec-Fetch-Site': 'same-origin',
};

/** A form that is filled in. */
export const typed = (message: string, more: Record<string, string> = {}) =>
  new URLSearchParams({ name: 'Ada', email: 'ada@quay.example', message, ...more }).toString();

/** Sends the form. Returns the status, or 0 without an answer. */
export const post = (port: number, message: string, more = {}, headers = {}) =>
  ask(port, '/contact', { ...formHeaders, ...headers }, 'POST', typed(message, more))
    .then(({ status }) => status)
    .catch(() => 0);

/** A folder for an outbox, which doesn't exist yet. */
export async function outboxFolder() {
  const parent = await mkdtemp(join(tmpdir(), 'outbox-'));
  const folder = join(parent, 'outbox');
  return {
    folder,
    /** The IDs of the messages in it. */
    list() {
      if (!existsSync(join(folder, 'outbox.sqlite'))) return [];
      const database = openDatabase(folder, 'rw');
      const ids = listMessages(database).map(({ id }) => id);
      database.close();
      return ids;
    },
    [Symbol.asyncDispose]: () => rm(parent, { recursive: true, force: true }),
  };
}

/** What a mail server does with a message: takes it, or an error's code; `hang` and `drop` never answer. */
export type Verdict = 'take' | 'hang' | 'drop' | number;

/**
 * Starts a mail server.
 * @param judge what it does with each message; it is told how many there were before
 * @param options by default it offers no TLS and asks for no sign-in
 * @returns its address, and the messages that it took
 */
export async function startMailServer(
  judge: (mail: string, before: number) => Verdict = () => 'take',
  options: SMTPServerOptions = { disabledCommands: ['STARTTLS'] },
) {
  const taken: string[] = [];
  let seen = 0;
  const server = new SMTPServer({
    authOptional: true,
    ...options,
    onData(stream, session, callback) {
      // Rejects when the client is killed.
      const read = text(stream).then((mail) => {
        const verdict = judge(mail, seen++);
        if (verdict === 'take') {
          taken.push(mail);
          callback();
        } else if (verdict === 'drop') {
          for (const connection of server.connections) Object(connection)._socket.destroy();
        } else if (verdict !== 'hang') {
          callback(
            Object.assign(new Error(`refused ${session.envelope.rcptTo[0]?.address}`), {
              responseCode: verdict,
            }),
          );
        }
      });
      read.catch(() => undefined);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    taken,
    /** The variables of the server that delivers to it. */
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'hello@quay.example' },
    /** The first lines of the messages that it took. */
    bodies: () => taken.map((mail) => mail.trim().split('\r\n').at(-1) ?? ''),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const fastTimers = `
  for (const name of ['setTimeout', 'setInterval']) {
    const { [name]: original } = globalThis;
    globalThis[name] = (run, time = 0, ...args) => original(run, time / 60, ...args);
  }`;

/** Lets the server's timers run 60 times as fast. */
export const fastClock = preload(fastTimers);

/** Fast timers, and a clock that is some days off, and after some seconds by others. */
export const jumpingClock = (days: number, seconds: number, daysLater: number) =>
  preload(`${fastTimers}
    const { now } = Date;
    const started = performance.now();
    const isLater = () => performance.now() - started > ${seconds * 1000};
    Date.now = () => now() + (isLater() ? ${daysLater} : ${days}) * ${24 * 60 * 60_000};`);
