import lighthouse from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { getBrowser } from '#tests/support/browser.ts';

/** Starts a browser. Its pages are as large as its window. */
export const launchBrowser = (...flags: string[]) =>
  puppeteer.launch({
    executablePath: getBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...flags],
    defaultViewport: null,
  });

/**
 * Audits a page as on a slow phone. A second attempt follows, as Lighthouse fails to record a page now and then.
 * @param categories of Lighthouse, such as `performance`
 * @throws {Error} when both attempts fail, with the address
 */
export async function audit(page: Page, url: string, categories: string[], attempts = 2) {
  const outcome = await lighthouse(
    url,
    { output: 'html', logLevel: 'silent', onlyCategories: categories },
    undefined,
    page,
  );
  if (outcome && !outcome.lhr.runtimeError) return outcome;
  if (attempts > 1) return audit(page, url, categories, attempts - 1);
  throw new Error(`${url}: ${outcome?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.'}`);
}
