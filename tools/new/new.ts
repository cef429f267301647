/*
  `npm run new` asks what to write; `npm run new -- news "Title" ["Nederlandse titel"]` knows. Writes a new item in every
  language, with a plain picture where it wants one; of a service its texts and its drawing too.
*/
import { dayOf } from '#content/publication.ts';
import { toPlainDate } from '#i18n/format.ts';
import { readArguments } from '#tools/words/arguments.ts';
import { attempt } from '#tools/words/attempt.ts';
import { interview } from './interview.ts';
import { writeItem } from './new-item.ts';
import { nextSteps } from './next-steps.ts';
import { readOrder } from './read-order.ts';

const today = toPlainDate(dayOf(new Date()));

await attempt(async () => {
  const { locale, rest, values } = readArguments(process.argv.slice(2), undefined, ['address']);
  const order =
    rest.length === 0
      ? await interview(process.cwd(), { input: process.stdin, output: process.stdout }, today, locale)
      : await readOrder(rest, today, locale, values['address']);
  const files = await writeItem(process.cwd(), order, locale);
  console.log(`\n${nextSteps(order, files, locale)}`);
});
