import { setTimeout as pause } from 'node:timers/promises';
import { outboxFolder, post, siteWithForm, startMailServer } from './contact.ts';
import { start } from './server-process.ts';
import { buildSite } from './small-site.ts';

/** Visitors who send a message each at the same time. */
const visitors = 8;

/**
 * Sends messages to a server that is killed again and again, and to a mail server that fails at times. A visitor who gets
 * no answer sends the same again.
 * @param kills how often the server is killed, spread evenly
 * @param messages how many messages are sent in all
 * @returns how many messages were answered with "sent", and how many of these were lost
 */
export async function killRepeatedly(kills: number, messages: number) {
  await using site = await buildSite(siteWithForm);
  await using outbox = await outboxFolder();
  let isFailing = true;
  await using mail = await startMailServer((_, before) => (isFailing && before % 10 === 9 ? 'drop' : 'take'));
  const env = { ...mail.env, OUTBOX: outbox.folder, FORM_LIMIT: '100000', FORM_TOTAL: '100000' };
  const waiting = Array.from({ length: messages }, (_, number) => `message ${number}`);
  const sent: string[] = [];
  let server = await start(site.folder, env);

  async function visit(): Promise<void> {
    for (let message = waiting.pop(); message; message = waiting.pop()) {
      while ((await post(server.port, message)) !== 303) await pause(10);
      sent.push(message);
    }
  }
  const visits = Array.from({ length: visitors }, visit);

  for (let kill = 0; kill < kills; kill += 1) {
    const goal = (messages / (kills + 1)) * (kill + 1);
    while (sent.length < goal) await pause(1);
    await pause(Math.random() * 20);
    await server[Symbol.asyncDispose]();
    server = await start(site.folder, env);
  }
  await Promise.all(visits);
  isFailing = false;
  await server[Symbol.asyncDispose]();
  await outbox.makeDue();
  server = await start(site.folder, env);
  while ((await outbox.list()).length > 0) await pause(100);
  await server[Symbol.asyncDispose]();

  const delivered = new Set(mail.bodies());
  return { sent: sent.length, lost: sent.filter((message) => !delivered.has(message)).length };
}
