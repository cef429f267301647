/*
  What must be replaced before the site goes live: `npm run check:launch`. Exits with 1 as long as a sample is left.
*/
import { findSamples } from './samples.ts';

const samples = findSamples(process.cwd());
if (samples.length === 0) {
  console.log('Launch: no sample is left.');
} else {
  console.error(samples.join('\n'));
  console.error(`\nLaunch: ${samples.length} to replace.`);
  process.exitCode = 1;
}
