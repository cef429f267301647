/*
  `npm run outbox` shows the messages that wait in the outbox; `npm run outbox -- delete ID…` deletes some.
*/
import { readContactVariables } from '#env';
import type { Message } from '#server/contact/message.ts';
import { outboxFolder } from '#server/contact/node-mailbox.ts';
import { deleteMessage, listMessages, openDatabase } from '#server/contact/outbox.ts';
import { showHelp } from '#tools/help.ts';

showHelp(import.meta.filename);
const [command, ...ids] = process.argv.slice(2);
try {
  const folder = outboxFolder(readContactVariables(process.env));
  const database = openDatabase(folder, 'rw');
  for (const id of command === 'delete' ? ids : [])
    if (!deleteMessage(database, id)) console.error(`There is no message ${id}.`);
  const waiting = listMessages(database);
  for (const { id, waited, message } of waiting) {
    const received = new Date(Date.now() - waited).toISOString();
    console.log([id, received, (JSON.parse(message) as Message).text].join('\n'));
  }
  console.log(`Messages that wait in ${folder}: ${waiting.length}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
