import lighthouse, { type Flags, type Result } from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { getBrowser } from '#tests/support/browser.ts';

/** Starts a browser. Its pages are as large as its window. */
export const launchBrowser = (...flags: string[]) =>
  puppeteer.launch({
    executablePath: getBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...flags],
    defaultViewport: null,
  });

/**
 * Audits a page as on a slow phone; by default its performance. Each attempt has a tab, because a busy
 * Chromium leaves the start of a navigation out of its trace now and then, sometimes twice in one tab.
 * @throws {Error} when Lighthouse fails three times, with the address
 */
export async function audit(browser: Browser, url: string, flags: Flags = {}, attempts = 3) {
  const settings: Flags = { output: 'html', logLevel: 'silent', onlyCategories: ['performance'], ...flags };
  const page = await browser.newPage();
  const outcome = await lighthouse(url, settings, undefined, page).finally(() => page.close());
  if (outcome && !outcome.lhr.runtimeError) return outcome;
  if (attempts > 1) return audit(browser, url, flags, attempts - 1);
  throw new Error(`${url}: ${outcome?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.'}`);
}

/** The table of an audit. */
export function readItems<Item>({ audits }: Result, id: string): Item[] {
  const details = audits[id]?.details;
  return details && 'items' in details ? (details.items as Item[]) : [];
}

/** The figure of an audit. */
export const readFigure = ({ audits }: Result, id: string): number => audits[id]?.numericValue ?? NaN;
