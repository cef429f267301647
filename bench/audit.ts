/*
  `npm run audit`: Lighthouse on one page of each kind in every language. Accessibility, best practices and SEO must be
  100, and what a page loads and shifts must stay within `bench/budget.json`. Performance and paint depend on the machine:
  the median of three runs must be 90, and the table shows them. The reports are kept in `test-results/audit`.
*/
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from 'lighthouse';
import type { Page } from 'puppeteer-core';
import { dist, root } from '#tests/support/folders.ts';
import { kindsOfPages } from '#tests/support/pages.ts';
import { start } from '#tests/support/server-process.ts';
import { showHelp } from '#tools/help.ts';
import budget from './budget.json' with { type: 'json' };
import { auditThrice, launchBrowser, readItems, readPaint } from './lighthouse.ts';
import { formatRow, tableHead } from './table.ts';

showHelp(import.meta.filename);

const required = ['accessibility', 'best-practices', 'seo'];
const leastPerformance = 90;
const reports = join(root, 'test-results/audit');

interface NetworkRequest {
  transferSize: number;
  resourceType: string;
  mimeType: string;
}

/** What a page loads and shifts, without pictures, which are the editors', and pages prefetched for the next visit. */
function measure(result: Result): typeof budget {
  const requests = readItems<NetworkRequest>(result, 'network-requests').filter(
    ({ resourceType, mimeType, transferSize }) =>
      transferSize > 0 && resourceType !== 'Image' && !(resourceType === 'Fetch' && mimeType === 'text/html'),
  );
  return {
    'document, B': requests[0]?.transferSize ?? NaN,
    'all, B': requests.reduce((bytes, { transferSize }) => bytes + transferSize, 0),
    requests: requests.length,
    blocking: readItems(result, 'render-blocking-insight').length,
    shift: result.audits['cumulative-layout-shift']?.numericValue ?? NaN,
  };
}

/** What keeps a category below 100, by Lighthouse's names. */
const failuresOf = ({ categories, audits }: Result, category: string): string =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${audits[id]?.title ?? ''})`)
    .join(', ');

/** Audits one page three times, and prints its row. Returns what is wrong with it, a line each. */
async function auditPage(page: Page, url: string): Promise<string[]> {
  const path = new URL(url).pathname;
  const { lhr, report, medianOf } = await auditThrice(page, url, required);
  await writeFile(join(reports, `${path.slice(1).replaceAll('/', '-') || 'home'}.html`), report);
  const performance = Math.round(100 * medianOf(({ categories }) => categories['performance']?.score));
  const measured = measure(lhr);
  console.log(formatRow([path, performance, Math.round(medianOf(readPaint)), ...Object.values(measured)]));
  const problems = required
    .filter((category) => lhr.categories[category]?.score !== 1)
    .map((category) => `${category} is below 100: ${failuresOf(lhr, category)}`);
  for (const [name, most] of Object.entries(budget) as [keyof typeof budget, number][])
    if (!(measured[name] <= most))
      problems.push(`${name}: ${measured[name]}, at most ${most} by bench/budget.json`);
  if (!(performance >= leastPerformance))
    problems.push(`performance is ${performance}, at least ${leastPerformance}: see its report`);
  return problems.map((problem) => `${path}: ${problem}`);
}

await mkdir(reports, { recursive: true });
await using server = await start(dist);
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  const problems: string[] = [];
  console.log(tableHead(['page', 'performance', 'largest paint, ms', ...Object.keys(budget)]));
  for (const { path } of kindsOfPages) problems.push(...(await auditPage(page, server.url + path)));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
}
