/*
  `npm run translations`: what was changed in one language and not in the other since, as git knows it, and what exists in
  one language only. A commit whose message ends with the line "Translation: not needed", and an item whose front matter
  says "translation: independent", ask nothing of the other language.
*/
import { readArguments } from '#tools/words/arguments.ts';
import { attempt } from '#tools/words/attempt.ts';
import { reportTranslations } from './report.ts';

await attempt(async () => {
  const { locale } = readArguments(process.argv.slice(2));
  console.log(await reportTranslations(process.cwd(), locale));
});
