import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outboxDays } from '#shared/contact-form.ts';
import { parseId, type Message } from '#server/contact/message.ts';
import { logLine } from '#server/log.ts';

/*
  Messages that aren't delivered yet, one file each. A file's modification time is when its next attempt is due, so that
  attempts go on after a restart.
*/

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** After this time a delivery counts as failed, in milliseconds: a mail server may hold a connection open forever. */
const deliveryTimeout = 2 * minute;

/** The wait after an attempt is as long as the message's age, within these limits, in milliseconds. */
const wait = { shortest: 30 * second, longest: 15 * minute };

const ending = '.json';
const unfinished = '.part';

// Windows has neither file modes nor folders that can be flushed.
const isWindows = process.platform === 'win32';

/** Flushes a folder, without which a new file's name may be lost in a power cut. */
async function flushFolder(folder: string): Promise<void> {
  if (isWindows) return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** The IDs of the messages in an outbox, oldest first. */
export async function listMessages(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(ending));
  return files.map((file) => file.slice(0, -ending.length)).toSorted();
}

const pathOf = (folder: string, id: string) => join(folder, id + ending);

/**
 * Reads a message in an outbox.
 * @throws {Error} when it isn't there or damaged
 */
export const readMessage = async (folder: string, id: string): Promise<Message> =>
  JSON.parse(await readFile(pathOf(folder, id), 'utf8')) as Message;

/** Deletes a message from an outbox. */
export const deleteMessage = (folder: string, id: string): Promise<void> => rm(pathOf(folder, id));

/** Delivers a message. Rejects if it wasn't, or may not have been; then it is tried again. */
export type Deliver = (message: Message) => Promise<unknown>;

/** Rejects if a delivery takes too long. */
async function inTime(delivery: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject({ code: 'timeout' }), deliveryTimeout);
  await Promise.race([delivery, late]).finally(() => clearTimeout(timer));
}

/** The parts of an error that hold no personal data, unlike a mail server's answer. */
const describe = (error: unknown): string => {
  const { code, responseCode } = Object(error) as { code?: string; responseCode?: number };
  return [code ?? 'unknown error', responseCode].filter(Boolean).join(' ');
};

/**
 * Creates the folder of an outbox, or checks it.
 * @throws {Error} when others can read the folder, or it can't be written, with the remedy
 */
async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!isWindows && (await stat(folder)).mode & 0o077) {
    throw new Error(`OUTBOX: other users can read ${folder}: run "chmod 700 ${folder}".`);
  }
  await flushFolder(folder);
  for (const file of await readdir(folder)) {
    if (file.endsWith(unfinished)) await rm(join(folder, file));
  }
}

/**
 * Opens an outbox and starts to deliver what is in it.
 * @param folder an absolute path; created with mode 0700 if it isn't there
 * @param deliver without it, messages are only stored
 * @returns `received`: the IDs of the messages in it; `accept` stores a message, flushed to disk; `stop` waits for the
 *   delivery in progress
 * @throws {Error} when the folder can't be used, with the remedy
 */
export async function openOutbox(folder: string, deliver?: Deliver) {
  await prepareFolder(folder);
  const received = await listMessages(folder);
  let reported = 0;
  let isStopped = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function isStuck(): Promise<boolean> {
    const [oldest] = await listMessages(folder);
    return oldest !== undefined && Date.now() - parseId(oldest).received > day;
  }

  /** Delivers a message if that is due. Returns when it is due next; undefined once it has left the outbox. */
  async function attempt(id: string): Promise<number | undefined> {
    const path = pathOf(folder, id);
    const age = Date.now() - parseId(id).received;
    if (age > outboxDays * day) {
      await rm(path);
      logLine('error', `Message ${id} was deleted after ${outboxDays} days without being delivered.`);
      return undefined;
    }
    if (!deliver) return Infinity;
    const due = (await stat(path)).mtimeMs;
    // Later than any wait: the clock was wrong.
    if (due > Date.now() && due <= Date.now() + wait.longest) return due;
    try {
      await inTime(deliver(await readMessage(folder, id)));
    } catch (error) {
      const next = Date.now() + Math.min(Math.max(age, wait.shortest), wait.longest);
      logLine('warning', `Message ${id} could not be delivered: ${describe(error)}.`);
      await utimes(path, new Date(), new Date(next));
      return next;
    }
    // An operator may have deleted it meanwhile.
    await rm(path, { force: true });
    return undefined;
  }

  /** Returns when the next attempt of any message is due. */
  async function attemptAll(): Promise<number> {
    let next = Infinity;
    for (const id of await listMessages(folder)) {
      if (isStopped) break;
      // An operator may delete a message at any time.
      next = Math.min(next, (await attempt(id).catch(() => undefined)) ?? Infinity);
    }
    if (Date.now() - reported > day && (await isStuck())) {
      reported = Date.now();
      logLine('error', `Messages have waited in ${folder} for more than a day: see docs/operating.md.`);
    }
    return next;
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    let next = Infinity;
    do {
      isWoken = false;
      // Without the folder there is nothing to deliver; the next message that can't be stored is an error.
      next = await attemptAll().catch(() => Infinity);
    } while (isWoken && !isStopped);
    running = undefined;
    if (!isStopped) timer = setTimeout(wake, Math.min(Math.max(next - Date.now(), 0), wait.longest)).unref();
  }

  function wake(): void {
    isWoken = true;
    running ??= run();
  }

  wake();
  return {
    received,
    status: async () => ((await isStuck().catch(() => true)) ? ('stuck' as const) : ('ok' as const)),
    async accept(message: Message): Promise<void> {
      const path = pathOf(folder, message.id);
      const part = path + unfinished;
      try {
        await writeFile(part, JSON.stringify(message), { flag: 'wx', mode: 0o600, flush: true });
        await rename(part, path);
        await flushFolder(folder);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      wake();
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
