import { setTimeout as pause } from 'node:timers/promises';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { jumpingClock, outboxFolder, post, startMailServer } from './contact.ts';
import { start } from './server-process.ts';

/** Visitors who send a message each at the same time. */
const visitors = 8;

/**
 * Sends messages to two servers with one outbox, of which one after the other is killed, and whose clocks
 * jump by weeks. The mail server fails at times. A visitor who gets no answer sends the same again.
 * @param kills how often a server is killed, spread evenly
 * @param messages how many messages are sent in all
 * @returns how many messages were answered with "sent", how many of these were lost, and whether more were
 *   delivered twice than servers were killed, as a server may be killed before it has noted a delivery
 */
export async function killRepeatedly(kills: number, messages: number) {
  await using outbox = await outboxFolder();
  let isFailing = true;
  await using mail = await startMailServer((_, before) => (isFailing && before % 10 === 9 ? 451 : 'take'));
  const env = { ...mail.env, OUTBOX: outbox.folder, FORM_LIMIT: '100000', FORM_TOTAL: '100000' };
  const waiting = Array.from({ length: messages }, (_, number) => `message ${number}`);
  const sent: string[] = [];
  const daysOff = () => Math.round(Math.random() * 80) - 40;
  const startNext = () =>
    start(siteFolder('full'), { ...env, ...jumpingClock(daysOff(), Math.random(), daysOff()) });
  const servers = [await startNext(), await startNext()];

  async function visit(_: unknown, visitor: number): Promise<void> {
    for (let message = waiting.pop(); message; message = waiting.pop()) {
      while ((await post(servers[visitor % 2]?.port ?? 0, message)) !== 303) await pause(10);
      sent.push(message);
    }
  }
  const visits = Array.from({ length: visitors }, visit);

  for (let kill = 0; kill < kills; kill += 1) {
    const goal = (messages / (kills + 1)) * (kill + 1);
    while (sent.length < goal) await pause(1);
    await pause(Math.random() * 20);
    await servers[kill % 2]?.[Symbol.asyncDispose]();
    servers[kill % 2] = await startNext();
  }
  await Promise.all(visits);
  isFailing = false;
  while (outbox.list().length > 0) await pause(100);
  for (const server of servers) await server[Symbol.asyncDispose]();

  const mails = mail.bodies();
  const delivered = new Set(mails);
  return {
    sent: sent.length,
    lost: sent.filter((message) => !delivered.has(message)).length,
    tooManyTwice: mails.length - delivered.size > kills,
  };
}
