/*
  Lighthouse over every kind of page, and the home page in every language: `npm run audit`, or
  `npm run audit -- --runs 1` for a quick look. What depends on the machine's speed is recorded, everything else fails the run.
*/
import { parseArgs } from 'node:util';
import { benchPages } from './pages.ts';
import { renewResults } from './results.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs is "${values.runs}", want a whole number from 1.`);

const { text, wrong } = await benchPages(runs);
if (text) await renewResults(text);
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exitCode = 1;
}
