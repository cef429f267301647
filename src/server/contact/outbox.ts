import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { outboxDays } from '#shared/contact-form.ts';
import { parseId, type Message } from '#server/contact/message.ts';
import { logLine } from '#server/log.ts';

/*
  Messages that aren't delivered yet, in SQLite. Each has an owner, the server that delivers it. A server is alive as long
  as it holds a lock on a file of its own, which the operating system releases when it ends, however that happens.
*/

// In milliseconds.
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365 * day;

/** After this time a delivery counts as failed: a mail server may hold a connection open forever. */
const deliveryTimeout = 2 * minute;

/** The wait after an attempt begins with the shortest, and doubles. */
const wait = { shortest: 30 * second, longest: 15 * minute };

/** No message is given up before, which takes a day, whatever the clock says. */
const fewestAttempts = 100;

const databaseFile = 'outbox.sqlite';
const lockEnding = '.lock';

/** A message that waits. */
interface Row {
  id: string;
  /** In milliseconds since 1970. */
  received: number;
  attempts: number;
  message: string;
}

/**
 * Opens the database of an outbox.
 * @param mode `rw` for one that must be there, `rwc` to create it for this user alone
 * @throws {Error} when it isn't there, damaged, or another user's, with the remedy
 */
export function openDatabase(folder: string, mode: 'rw' | 'rwc'): DatabaseSync {
  const file = join(folder, databaseFile);
  try {
    if (mode === 'rwc') mkdirSync(folder, { recursive: true });
    const url = pathToFileURL(file);
    url.search = `mode=${mode}`;
    const database = new DatabaseSync(url, { timeout: 5 * second });
    // FULL: a message is on the disk when it is stored. What is deleted is overwritten.
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
      CREATE TABLE IF NOT EXISTS messages (
        id TEXT PRIMARY KEY, received INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
        owner TEXT NOT NULL, message TEXT NOT NULL) STRICT`);
    const { quick_check: state } = database.prepare('PRAGMA quick_check').get() ?? {};
    if (state !== 'ok') throw Object.assign(new Error(String(state)), { errcode: 11 });
    return database;
  } catch (error) {
    const { errcode, message } = error as Error & { errcode?: number };
    // SQLITE_CORRUPT and SQLITE_NOTADB, without their details.
    const isDamaged = [11, 26].includes((errcode ?? 0) & 0xff);
    const remedy = isDamaged
      ? `move it away and start the server; "sqlite3 ${databaseFile} .recover" may save messages`
      : `set OUTBOX to the server's folder, on a disk of this machine, and run this as the server's user`;
    throw new Error(`OUTBOX: ${file} can't be used (${message}): ${remedy}.`, { cause: error });
  }
}

/** Lists the messages in an outbox, oldest first. */
export const listMessages = (database: DatabaseSync): Row[] =>
  database.prepare('SELECT * FROM messages ORDER BY received, id').all() as unknown as Row[];

/** Deletes a message from an outbox. Returns whether it was there. */
export const deleteMessage = (database: DatabaseSync, id: string): boolean =>
  database.prepare('DELETE FROM messages WHERE id = ?').run(id).changes > 0;

/** Locks a file of a server. Returns undefined while another process, its server, holds the lock. */
function lockFile(path: string): DatabaseSync | undefined {
  const file = new DatabaseSync(path);
  try {
    // Without a journal, which would be another file.
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return file;
  } catch {
    file.close();
    return undefined;
  }
}

/** Reads the messages of an earlier version, each a file of its own. An editor's file, or half a one, is none. */
function readFiles(folder: string): Message[] {
  const files = readdirSync(folder).filter((file) => /^\d+-[\da-f]+\.json$/.test(file));
  return files.flatMap((file) => {
    try {
      const message = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Message;
      if (`${message.id}.json` === file) return message;
    } catch {
      // Not JSON.
    }
    logLine('warning', `${join(folder, file)} is not a message: it stays where it is.`);
    return [];
  });
}

/** Delivers a message. Rejects if it wasn't, or may not have been; then it is tried again. */
export type Deliver = (message: Message, received: Date) => Promise<unknown>;

/** Rejects if a delivery takes too long. */
async function inTime(delivery: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), deliveryTimeout);
  await Promise.race([delivery, late]).finally(() => clearTimeout(timer));
}

/** The errors of Nodemailer. */
interface DeliveryError extends Error {
  code?: string;
  originalCode?: string;
  response?: string;
  responseCode?: number;
}

/** What went wrong, without the mail server's answer, which may hold personal data. */
function describe({ message, response = '', code, originalCode, responseCode }: DeliveryError): string {
  const codes = [code, originalCode, responseCode].filter(Boolean).join(' ');
  return `${message.replace(`: ${response}`, '')} (${codes})`;
}

/** Whether a clock that didn't jump since the start of this process says the same as the clock of the machine. */
const isSteady = () => Math.abs(Date.now() - performance.timeOrigin - performance.now()) < hour;

/**
 * Opens an outbox and starts to deliver what is in it.
 * @param folder an absolute path; created for this user alone if it isn't there
 * @param deliver without it, messages are only stored
 * @returns `accept` stores a message, flushed to disk; `stop` waits for the delivery in progress
 * @throws {Error} when the folder can't be used, with the remedy
 */
export function openOutbox(folder: string, deliver?: Deliver) {
  process.umask(0o077);
  const database = openDatabase(folder, 'rwc');
  const sql = database.createTagStore();
  const file = join(folder, databaseFile);
  // A backup may have been restored for everybody to read. In a group's volume, the file may be another user's.
  try {
    chmodSync(file, 0o600);
  } catch {
    // It is readable for the group then.
  }
  const name = randomUUID() + lockEnding;
  const owner = deliver ? name : '';
  /** When messages were accepted, by the clock of this process, which never jumps. */
  const accepted = new Map<string, number>();
  const delivered = new Set<string>();
  let isStopped = false;
  let isSignInRefused = false;
  let reported = -Infinity;
  let running = Promise.resolve();

  /** Stores a message, unless it waits already: a visitor who got no answer, as the server was killed, sends it again. */
  function store(message: Message, to: string): void {
    const { received, content } = parseId(message.id);
    void sql.run`INSERT OR IGNORE INTO messages SELECT ${message.id}, ${received}, 0, ${to}, ${JSON.stringify(message)}
      WHERE NOT EXISTS (SELECT 1 FROM messages WHERE id LIKE '%-' || ${content})`;
  }

  /** Logs that the database failed, which may pass. Returns the wait, in milliseconds. */
  function logFailure(error: unknown): number {
    logLine('error', `${file}: ${(error as Error).message}.`);
    return wait.longest;
  }

  /** Keeps other servers from writing. */
  function transact<T>(action: () => T): T {
    database.exec('BEGIN IMMEDIATE');
    try {
      return action();
    } finally {
      database.exec('COMMIT');
    }
  }

  /** The lock files of servers that are alive. Removes those of others. */
  const findServers = () =>
    readdirSync(folder).filter((other) => {
      if (!other.endsWith(lockEnding) || other === name) return other === name;
      const lock = lockFile(join(folder, other));
      if (!lock) return true;
      lock.close();
      rmSync(join(folder, other));
      return false;
    });

  /** Delivers a message. Returns the wait until the next attempt, in milliseconds; undefined when there is none. */
  async function attempt(id: string): Promise<number | undefined> {
    const row = sql.get`SELECT * FROM messages WHERE id = ${id} AND owner = ${owner}` as Row | undefined;
    if (isStopped || !row || !deliver) return undefined;
    try {
      if (!isSignInRefused) {
        // On a full disk, what is delivered can't be deleted at first.
        if (!delivered.has(id))
          await inTime(deliver(JSON.parse(row.message) as Message, new Date(row.received)));
        delivered.add(id);
        deleteMessage(database, id);
        delivered.delete(id);
        accepted.delete(id);
        return undefined;
      }
    } catch (error) {
      const { code, responseCode = 500 } = error as DeliveryError;
      logLine('warning', `Message ${id} could not be delivered: ${describe(error as DeliveryError)}.`);
      // For all messages: a mail server bans those who go on trying.
      isSignInRefused = code === 'EAUTH' && responseCode >= 500;
      if (isSignInRefused) setTimeout(() => (isSignInRefused = false), hour).unref();
    }
    const age = performance.now() - (accepted.get(id) ?? NaN);
    const received = Number.isNaN(age) ? row.received : Math.round(Date.now() - age);
    void sql.run`UPDATE messages SET attempts = ${row.attempts + 1}, received = ${received} WHERE id = ${id}`;
    return isSignInRefused ? hour : Math.min(wait.shortest * 2 ** row.attempts, wait.longest);
  }

  /** Attempts one message after the other. */
  function enqueue(id: string): void {
    const attempted = running.then(() => attempt(id)).catch(logFailure);
    running = attempted.then((pause) => void (pause && setTimeout(enqueue, pause, id).unref()));
  }

  function isStuck(): boolean {
    try {
      return sql.get`SELECT 1 FROM messages WHERE received < ${Date.now() - day}` !== undefined;
    } catch {
      return true;
    }
  }

  /** Takes over the messages of servers that have ended, and of none. */
  function takeOver(): void {
    const now = Date.now();
    // A time that can't be is that of a wrong clock.
    const taken = sql.all`UPDATE messages SET owner = ${owner},
      received = iif(received BETWEEN ${now - year} AND ${now}, received, ${now})
      WHERE owner NOT IN (SELECT value FROM json_each(${JSON.stringify(findServers())})) RETURNING id`;
    for (const { id } of taken) enqueue(String(id));
  }

  function giveUp(): void {
    const given = sql.all`DELETE FROM messages WHERE owner = ${owner} AND received < ${Date.now() - outboxDays * day}
      AND attempts >= ${deliver ? fewestAttempts : 0} RETURNING id`;
    for (const { id } of given)
      logLine('error', `Message ${String(id)} was deleted after ${outboxDays} days.`);
  }

  function tend(): void {
    try {
      if (deliver) transact(takeOver);
      if (isSteady()) giveUp();
    } catch (error) {
      logFailure(error);
    }
    if (performance.now() - reported < day || !isStuck()) return;
    reported = performance.now();
    logLine('error', `Messages have waited in ${folder} for more than a day: see docs/operating.md.`);
  }

  let former: Message[] = [];
  const lock = transact(() => {
    // No other server looks for locks meanwhile.
    const own = deliver && lockFile(join(folder, name));
    former = readFiles(folder);
    for (const message of former) store(message, '');
    if (deliver) takeOver();
    return own;
  });
  for (const { id } of former) rmSync(join(folder, `${id}.json`), { force: true });
  const timer = setInterval(tend, minute).unref();
  if (isStuck()) tend();

  return {
    status: () => (isStuck() ? ('stuck' as const) : ('ok' as const)),
    accept(message: Message): void {
      // Otherwise it would be written to a file that nobody finds.
      if (!existsSync(file)) throw new Error(`${file} is gone: start the server again.`);
      store(message, owner);
      accepted.set(message.id, performance.now());
      enqueue(message.id);
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await running;
      database.close();
      lock?.close();
      rmSync(join(folder, name), { force: true });
    },
  };
}
