/*
  `npm run audit`: Lighthouse on the home page, a news item and a service page, and one visit that uses the islands.
  Accessibility, best practices and SEO must be 100. Performance and INP depend on the machine and are only reported.
*/
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import lighthouse, { startFlow } from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { routes } from '#site/routes.ts';
import { getBrowser } from '#tests/support/browser.ts';
import { dist, root } from '#tests/support/folders.ts';
import { listedPages } from '#tests/support/pages.ts';
import { start } from '#tests/support/server-process.ts';
import { showHelp } from '#tools/help.ts';

showHelp(import.meta.filename);

const required = ['accessibility', 'best-practices', 'seo'];
const reports = join(root, 'test-results/audit');

/** The first built page whose path starts with a prefix. */
function findPath(prefix: string): string {
  const page = listedPages.find(({ path }) => path.startsWith(prefix));
  if (!page) throw new Error(`dist/ has no page below ${prefix}: run "npm run build" with content.`);
  return page.path;
}

/** Lighthouse's result; it fails to record a page now and then, so a second attempt follows. */
async function audit(page: Page, url: string, attempts = 2) {
  const outcome = await lighthouse(
    url,
    { output: 'html', logLevel: 'silent', onlyCategories: ['performance', ...required] },
    undefined,
    page,
  );
  if (outcome && !outcome.lhr.runtimeError) return outcome;
  if (attempts > 1) return audit(page, url, attempts - 1);
  throw new Error(`${url}: ${outcome?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.'}`);
}

/**
 * Audits one page and keeps Lighthouse's report in `test-results/audit`.
 * @returns what keeps a required category below 100, a line each
 */
async function auditPage(page: Page, url: string): Promise<string[]> {
  const { lhr, report } = await audit(page, url);
  const path = new URL(url).pathname;
  await writeFile(join(reports, `${path.slice(1).replaceAll('/', '-') || 'home'}.html`), String(report));
  const scores = Object.values(lhr.categories).map(
    ({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`,
  );
  console.log(
    `${path}: ${scores.join(', ')}, LCP ${lhr.audits['largest-contentful-paint']?.displayValue ?? '?'}`,
  );
  return required
    .map((id) => lhr.categories[id])
    .filter((category) => category?.score !== 1)
    .flatMap((category) => {
      const failed = (category?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id} (${lhr.audits[id]?.title ?? ''})`);
      return `${path}: ${category?.id ?? 'a category'} is below 100: ${failed.join(', ')}`;
    });
}

/** Uses the language menu and the carousel on a slowed phone, and reports the slowest response (INP). */
async function reportInp(page: Page, url: string): Promise<void> {
  const flow = await startFlow(page, { flags: { logLevel: 'silent' } });
  await flow.navigate(url);
  await flow.startTimespan();
  for (const selector of ['.language summary', '.carousel label:last-of-type']) {
    const target = await page.$(selector);
    await target?.tap();
    await page.waitForNetworkIdle();
    await target?.tap();
  }
  await flow.endTimespan();
  const { steps } = await flow.createFlowResult();
  const inp = steps.at(-1)?.lhr.audits['interaction-to-next-paint'];
  console.log(`Language menu and carousel: INP ${inp?.displayValue ?? 'was not measured'}`);
}

await mkdir(reports, { recursive: true });
await using server = await start(dist);
const browser = await puppeteer.launch({
  executablePath: getBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  const problems: string[] = [];
  for (const path of [routes.home, findPath(`${routes.news}/`), findPath(`${routes.services}/`)]) {
    problems.push(...(await auditPage(page, server.url + path)));
  }
  await reportInp(page, server.url + routes.home);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
}
