/*
  `npm run outbox` shows the messages that wait in the outbox; `npm run outbox -- delete ID…` deletes some.
*/
import { readContactVariables } from '#env';
import { formatMessage, parseId } from '#server/contact/message.ts';
import { outboxFolder } from '#server/contact/node-mailbox.ts';
import { deleteMessage, listMessages, readMessage } from '#server/contact/outbox.ts';
import { showHelp } from '#tools/help.ts';

showHelp(import.meta.filename);
const folder = outboxFolder(readContactVariables(process.env));
const [command, ...ids] = process.argv.slice(2);

async function showMessages(): Promise<void> {
  const waiting = await listMessages(folder).catch(() => []);
  for (const id of waiting) {
    const received = new Date(parseId(id).received).toISOString();
    console.log([id, received, formatMessage(await readMessage(folder, id))].join('\n'));
  }
  console.log(`${waiting.length} messages wait in ${folder}.`);
}

if (command === 'delete')
  for (const id of ids)
    await deleteMessage(folder, id).catch(() => console.error(`There is no message ${id}.`));
await showMessages();
