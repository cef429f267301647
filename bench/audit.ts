/*
  Lighthouse over every kind of page, and the home page in every language: `npm run audit`, or
  `npm run audit -- --runs 1` for a quick look. What depends on the machine's speed is recorded, everything else fails the run.
*/
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { defaultLocale } from '#i18n/locales.ts';
import { routes } from '#site-map/routes.ts';
import { kindsOfPages } from '#tests/support/pages.ts';
import { measureHydration, slowdown } from './hydration.ts';
import { complaints } from './complaints.ts';
import { measure, type Visit } from './measure.ts';
import { serveReference, serveSite } from './servers/site-server.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs is "${values.runs}", want a whole number from 1.`);

const reports = new URL('../test-results/audit/', import.meta.url);
const table = new URL('results.md', import.meta.url);
const ms = (time: number) => `${Math.round(time)}`;

const row = (name: string, visit: Visit, reference: Visit) =>
  `| ${[
    name,
    ...Object.values(visit.scores),
    ms(visit.firstPaint),
    (visit.firstPaint / reference.firstPaint).toFixed(2),
    ms(visit.largestPaint),
    (visit.largestPaint / reference.largestPaint).toFixed(2),
    ms(visit.blocking),
    visit.shift,
    visit.document,
    visit.total,
  ].join(' | ')} |`;

await mkdir(reports, { recursive: true });
await using site = await serveSite();
await using empty = await serveReference();

const reference = await measure(`${empty.origin}/`, runs);
const rows = [row('(nearly empty page)', reference, reference)];
const wrong: string[] = [];

// A layout is one for all languages; what language changes, tests of the built site look at.
const audited = kindsOfPages.filter(({ locale, route }) => locale === defaultLocale || route === routes.home);

for (const { path } of audited) {
  const visit = await measure(site.origin + path, runs);
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  await writeFile(new URL(`${name}.html`, reports), visit.html);
  rows.push(row(path, visit, reference));
  const found = complaints(visit);
  wrong.push(...found.map((complaint) => `${path}: ${complaint}`));
  console.log(`${path}  ${ms(visit.largestPaint)} ms  ${visit.total} bytes${found.length > 0 ? '  ✗' : ''}`);
}

// A quick look is not worth keeping.
if (runs >= 3) {
  const tasks: number[] = [];
  for (let run = 0; run < runs; run += 1) tasks.push(await measureHydration(site.origin + routes.home));
  await writeFile(
    table,
    `# Lighthouse, median of ${runs} runs

A phone with default throttling and an empty cache, against the built site on the real server, by HTTPS. Times are
simulated milliseconds, sizes are bytes as they travel with their headers; “ratio” is the paint before it against that
of a nearly empty page in the same run. Made by \`npm run audit\`.

| page | performance | accessibility | best practices | SEO | first paint | ratio | largest paint | ratio | blocking | shift | document | total |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

Waking all three islands of the home page on a processor slowed ${slowdown} times takes no task of the main thread
longer than ${ms(Math.max(...tasks))} ms (the longest of ${runs} runs: ${tasks.map(ms).join(', ')} ms).
`,
  );
}
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exitCode = 1;
}
