import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { defaultLocale } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { pagesOf } from '#tests/fixtures/pages.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { dist } from '#tests/support/folders.ts';
import { limits } from '#tests/support/limits.ts';
import { kindsOfPages } from '#tests/support/pages.ts';
import { measureHydration, slowdown } from './hydration.ts';
import { complaints } from './complaints.ts';
import { describeMachine, load } from './machine.ts';
import { measure, type Visit } from './measure.ts';
import { serveReference, serveSite } from './servers/site-server.ts';

const reports = new URL('../test-results/audit/', import.meta.url);
const ms = (time: number) => `${Math.round(time)}`;
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

const paints = (visit: Visit, reference: Visit) => [
  (visit.largestPaint / reference.largestPaint).toFixed(2),
  ms(visit.largestPaint),
  (visit.firstPaint / reference.firstPaint).toFixed(2),
  ms(visit.firstPaint),
  ...Object.values(visit.scores),
  ms(visit.blocking),
  visit.shift,
  visit.document,
  visit.total,
];

/** What every kind of page weighs with the longest and the most that an editor can write. */
async function weighFixtures(): Promise<string[]> {
  const folder = siteFolder('full');
  if (!existsSync(folder))
    throw new Error('The sites of fixtures are not built: run "npm run build:fixtures".');
  await using site = await serveSite(folder);
  const rows: string[] = [];
  for (const { path } of pagesOf('full').filter(({ locale }) => locale === defaultLocale)) {
    const { document, total } = await measure(site.origin + path, 1);
    const share = (bytes: number, limit: number) => (bytes / limit).toFixed(2);
    rows.push(row(path, share(document, limits.document), document, share(total, limits.total), total));
  }
  return rows;
}

async function wakeIslands(address: string, runs: number): Promise<number[]> {
  const tasks: number[] = [];
  for (let run = 0; run < runs; run += 1) tasks.push(await measureHydration(address));
  return tasks;
}

/**
 * Visits every kind of page, and the home page in every language, as Lighthouse does.
 * @param runs how often; fewer than three are a quick look, not worth keeping
 * @returns what was found, as Markdown, if it is worth keeping; what is wrong with a page, a sentence each
 * @throws {Error} when there is no build, or a page cannot be measured
 */
export async function benchPages(runs: number): Promise<{ text?: string; wrong: string[] }> {
  const loads = [load()];
  await mkdir(reports, { recursive: true });
  await using site = await serveSite(dist);
  await using empty = await serveReference();

  const reference = await measure(`${empty.origin}/`, runs);
  const rows = [row('(nearly empty page)', ...paints(reference, reference))];
  const wrong: string[] = [];
  const processor = [reference.processor];

  // A layout is one for all languages; what language changes, tests of the built site look at.
  const audited = kindsOfPages.filter(
    ({ locale, route }) => locale === defaultLocale || route === routes.home,
  );

  for (const { path } of audited) {
    const visit = await measure(site.origin + path, runs);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    await writeFile(new URL(`${name}.html`, reports), visit.html);
    rows.push(row(path, ...paints(visit, reference)));
    processor.push(visit.processor);
    const found = complaints(visit);
    wrong.push(...found.map((complaint) => `${path}: ${complaint}`));
    console.log(
      `${path}  ${ms(visit.largestPaint)} ms  ${visit.total} bytes${found.length > 0 ? '  ✗' : ''}`,
    );
  }
  if (runs < 3) return { wrong };

  const tasks = await wakeIslands(site.origin + routes.home, runs);
  const weights = await weighFixtures();
  const text = `## Pages

Lighthouse, median of ${runs} runs: a phone with default throttling and an empty cache, against the built site on the real
server, by HTTPS. Times are simulated milliseconds, a ratio is the time after it against that of a nearly empty page in
the same run; sizes are bytes as they travel with their headers. 1.12 is wanted for the largest paint.

${row('page', 'largest paint, ratio', 'ms', 'first paint, ratio', 'ms', 'performance', 'accessibility', 'best practices', 'SEO', 'blocking', 'shift', 'document', 'total')}
|---|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

The simulation counts round trips of 150 ms and bytes at 1.6 Mbit/s: a nearly empty page needs connection and document.
Ours are a document of 11 to 14 kB, which travels in the first round trip and costs its 60 ms; where the largest paint
is a picture, that is a round trip more. Styles are in the document, scripts and faces hold nothing up: nothing is left
to take away but the picture. Blocking, and performance with it, tell of the processor, which Lighthouse found to be at
${Math.round(Math.min(...processor))} to ${Math.round(Math.max(...processor))} by its own measure (1,000 is a slow desktop): most of it is layout and painting.

With the longest and the most that an editor can write, against the limits of ${limits.document.toLocaleString('en-GB')} bytes for the document and ${limits.total.toLocaleString('en-GB')}
before scrolling:

${row('page of the fixtures', 'document, of the limit', 'bytes', 'all, of the limit', 'bytes')}
|---|---|---|---|---|
${weights.join('\n')}

What a browser fetches ahead below the fold counts here and not in the limit. Waking all three islands of the home page
on a processor slowed ${slowdown} times takes no task of the main thread longer than ${ms(Math.max(...tasks))} ms (the longest of each run: ${tasks.map(ms).join(', ')} ms),
most of it React’s own start.

${describeMachine([...loads, load()])}
`;
  return { text, wrong };
}
