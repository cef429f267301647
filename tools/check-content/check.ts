/*
  The content doctor: `npm run check:content`, with `-- --lang nl` in another language than the system's. Examines the
  content and text files of the project in the working directory; exits with 1 when something is wrong, a warning aside.
*/
import { readArguments } from '#tools/words/arguments.ts';
import { attempt } from '#tools/words/attempt.ts';
import { say } from '#tools/words/words.ts';
import { examine } from './examine.ts';
import { shorten } from './shorten.ts';

await attempt(async () => {
  const { locale } = readArguments(process.argv.slice(2));
  const { findings, warnings, files } = await examine(process.cwd());
  if (warnings.length > 0) {
    console.warn(shorten(warnings, locale).join('\n'));
    console.warn(`\n${say({ code: 'warnings', amount: warnings.length }, locale)}\n`);
  }
  if (findings.length === 0) {
    console.log(say({ code: 'inOrder', files }, locale));
  } else {
    console.error(shorten(findings, locale).join('\n'));
    console.error(`\n${say({ code: 'findings', amount: findings.length }, locale)}`);
    process.exitCode = 1;
  }
});
