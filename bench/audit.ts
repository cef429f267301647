/*
  `npm run audit`: Lighthouse on one page of each kind in every language. Accessibility, best practices and
  SEO must be 100, nothing may shift, and no request may delay the first paint. Performance and paint depend
  on the machine, so the table only shows them. The reports are kept in `test-results/audit`.
*/
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { dist, root } from '#tests/support/folders.ts';
import { kindsOfPages } from '#tests/support/pages.ts';
import { start } from '#tests/support/server-process.ts';
import { showHelp } from '#tools/help.ts';
import { audit, launchBrowser, readFigure, readItems } from './lighthouse.ts';
import { formatRow, tableHead } from './table.ts';

showHelp(import.meta.filename);

const required = ['accessibility', 'best-practices', 'seo'];
const reports = join(root, 'test-results/audit');

/** What keeps a category below 100, by Lighthouse's names. */
const failuresOf = ({ categories, audits }: Result, category: string): string =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${audits[id]?.title ?? ''})`)
    .join(', ');

/** Audits a page, and prints its row. Returns what is wrong with it, a line each. */
async function auditPage(browser: Browser, url: string): Promise<string[]> {
  const path = new URL(url).pathname;
  const { lhr, report } = await audit(browser, url, { onlyCategories: ['performance', ...required] });
  await writeFile(join(reports, `${path.slice(1).replaceAll('/', '-') || 'home'}.html`), String(report));
  const performance = Math.round(100 * (lhr.categories['performance']?.score ?? NaN));
  const paint = Math.round(readFigure(lhr, 'largest-contentful-paint'));
  const shift = readFigure(lhr, 'cumulative-layout-shift');
  const blocking = readItems(lhr, 'render-blocking-insight').length;
  console.log(formatRow([path, performance, paint, shift, blocking]));
  const problems = required
    .filter((category) => lhr.categories[category]?.score !== 1)
    .map((category) => `${category} is below 100: ${failuresOf(lhr, category)}`);
  if (!(shift < 0.001)) problems.push(`shifts by ${shift}.`);
  if (blocking > 0) problems.push('waits for a request before the first paint.');
  return problems.map((problem) => `${path}: ${problem}`);
}

await mkdir(reports, { recursive: true });
await using server = await start(dist);
const browser = await launchBrowser();
try {
  const problems: string[] = [];
  console.log(tableHead(['page', 'performance', 'largest paint, ms', 'shift', 'blocking requests']));
  for (const { path } of kindsOfPages) problems.push(...(await auditPage(browser, server.url + path)));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
}
