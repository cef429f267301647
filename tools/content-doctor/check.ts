/*
  The content doctor: `npm run check:content`. Examines the content and text files of the
  project in the working directory; exits with 1 when something is wrong, a warning aside.
*/
import { examine } from './examine.ts';
import { count } from './findings.ts';
import { shorten } from './shorten.ts';

const { findings, warnings, files } = await examine(process.cwd());
if (warnings.length > 0) {
  console.warn(shorten(warnings).join('\n'));
  console.warn(`\nContent: ${count(warnings.length, 'warning')}; what it says may be published as it is.\n`);
}
if (findings.length === 0) {
  console.log(`Content: ${files} files and all texts are in order.`);
} else {
  console.error(shorten(findings).join('\n'));
  console.error(`\nContent: ${count(findings.length, 'finding')}.`);
  process.exitCode = 1;
}
