import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { hashOf, type Message } from '#server/contact/message.ts';
import { logLine } from '#server/log.ts';
import { outboxDays } from '#shared/contact-fields.ts';

/*
  Messages that aren't delivered yet, in SQLite. Several servers may store some; the one that holds the lock
  delivers them. The operating system releases it when that server ends, however that happens. Ages are
  counted while a server runs, so that no clock can delete a message.
*/

// In milliseconds.
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** After this time a delivery counts as failed: a mail server may hold a connection open forever. */
const deliveryTimeout = 2 * minute;

/** The interval of counting ages, and the first wait. Each further wait is as long as all before it. */
const interval = 30 * second;
const longestWait = 15 * minute;

const databaseFile = 'outbox.sqlite';

/** A message that waits. */
interface Row {
  id: string;
  /** For how long, in milliseconds. */
  waited: number;
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
        id TEXT PRIMARY KEY, message TEXT NOT NULL,
        waited INTEGER NOT NULL DEFAULT 0, due INTEGER NOT NULL DEFAULT 0) STRICT`);
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
  database.prepare('SELECT * FROM messages ORDER BY rowid').all() as unknown as Row[];

/** Deletes a message from an outbox. Returns whether it was there. */
export const deleteMessage = (database: DatabaseSync, id: string): boolean =>
  database.prepare('DELETE FROM messages WHERE id = ?').run(id).changes > 0;

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

/**
 * Opens an outbox and starts to deliver what is in it.
 * @param folder an absolute path; created if it isn't there
 * @param deliver without it, messages are only stored
 * @returns `accept` stores a message, flushed to disk; `stop` waits for the delivery in progress
 * @throws {Error} when the folder can't be used, with the remedy
 */
export function openOutbox(folder: string, deliver?: Deliver) {
  const database = openDatabase(folder, 'rwc');
  const sql = database.createTagStore();
  const file = join(folder, databaseFile);
  // A backup may have been restored for everybody to read. In a group's volume, the file may be another
  // user's.
  try {
    chmodSync(file, 0o600);
  } catch {
    // It is readable for the group then.
  }
  const lock = new DatabaseSync(join(folder, 'outbox.lock'));
  let isStopped = false;
  /** By the clock of this process, which never jumps. */
  let signInAllowed = 0;
  let reported = -Infinity;
  let running = Promise.resolve();

  function hasLock(): boolean {
    if (lock.isTransaction) return true;
    try {
      // Without a journal, which would be another file.
      lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    } catch {
      return false;
    }
    void sql.run`UPDATE messages SET due = waited`;
    return true;
  }

  /** Logs that the database failed, which may pass. */
  const logFailure = (error: unknown) => logLine('error', `${file}: ${(error as Error).message}.`);

  async function deliverDue(): Promise<void> {
    while (deliver && !isStopped && performance.now() >= signInAllowed && hasLock()) {
      // Counted before the attempt: on a full disk, what is delivered couldn't be deleted, and would be sent
      // again.
      const row = sql.get`UPDATE messages SET due = waited + min(max(waited, ${interval}), ${longestWait})
        WHERE id = (SELECT id FROM messages WHERE due <= waited ORDER BY rowid) RETURNING *` as
        Row | undefined;
      if (!row) return;
      try {
        await inTime(deliver(JSON.parse(row.message) as Message, new Date(Date.now() - row.waited)));
      } catch (error) {
        const { code, responseCode = 500 } = error as DeliveryError;
        logLine('warning', `Message ${row.id} could not be delivered: ${describe(error as DeliveryError)}.`);
        // All messages wait: mail servers ban senders who go on trying.
        if (code === 'EAUTH' && responseCode >= 500) signInAllowed = performance.now() + hour;
        continue;
      }
      deleteMessage(database, row.id);
    }
  }

  const enqueue = () => (running = running.then(deliverDue).catch(logFailure));

  function isStuck(): boolean {
    try {
      return sql.get`SELECT 1 FROM messages WHERE waited > ${day}` !== undefined;
    } catch {
      return true;
    }
  }

  function countAges(passed: number): void {
    void sql.run`UPDATE messages SET waited = waited + ${passed}`;
    for (const { id } of sql.all`DELETE FROM messages WHERE waited > ${outboxDays * day} RETURNING id`)
      logLine('error', `Message ${String(id)} was deleted after ${outboxDays} days.`);
    if (performance.now() - reported < day || !isStuck()) return;
    reported = performance.now();
    logLine('error', `Messages have waited in ${folder} for more than a day: see docs/operating.md.`);
  }

  function tend(passed: number): void {
    try {
      if (hasLock()) countAges(passed);
    } catch (error) {
      logFailure(error);
    }
    void enqueue();
  }
  tend(0);
  const timer = setInterval(tend, interval, interval).unref();

  return {
    status: () => (isStuck() ? ('stuck' as const) : ('ok' as const)),
    accept(message: Message): void {
      // Otherwise it would be written to a file that nobody finds.
      if (!existsSync(file)) throw new Error(`${file} is gone: start the server again.`);
      // Unless it waits already: a visitor who got no answer, as the server was killed, sends it again.
      void sql.run`INSERT INTO messages (id, message) SELECT ${message.id}, ${JSON.stringify(message)}
        WHERE NOT EXISTS (SELECT 1 FROM messages WHERE id LIKE '%-' || ${hashOf(message)})`;
      void enqueue();
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await running;
      database.close();
      lock.close();
    },
  };
}
