import lighthouse, { type Result } from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { getBrowser } from '#tests/support/browser.ts';
import { median } from './table.ts';

/** Starts a browser. Its pages are as large as its window. */
export const launchBrowser = (...flags: string[]) =>
  puppeteer.launch({
    executablePath: getBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...flags],
    defaultViewport: null,
  });

/** A second attempt follows, as Lighthouse fails to record a page now and then. */
async function audit(page: Page, url: string, onlyCategories: string[], attempts = 2) {
  const outcome = await lighthouse(
    url,
    { output: 'html', logLevel: 'silent', onlyCategories },
    undefined,
    page,
  );
  if (outcome && !outcome.lhr.runtimeError) return outcome;
  if (attempts > 1) return audit(page, url, onlyCategories, attempts - 1);
  throw new Error(`${url}: ${outcome?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.'}`);
}

/**
 * Audits a page three times as on a slow phone, as times depend on what else the machine does.
 * @param categories of Lighthouse besides `performance`, for which the first time is enough
 * @returns the result of the first time with its report, and what finds the median of a figure
 * @throws {Error} when Lighthouse fails twice on end, with the address
 */
export async function auditThrice(page: Page, url: string, categories: string[] = []) {
  const { lhr, report } = await audit(page, url, ['performance', ...categories]);
  const runs = [lhr];
  while (runs.length < 3) runs.push((await audit(page, url, ['performance'])).lhr);
  const medianOf = (figure: (run: Result) => number | null | undefined) =>
    median(runs.map((run) => figure(run) ?? NaN));
  return { lhr, report: String(report), medianOf };
}

/** The table of an audit. */
export function readItems<Item>({ audits }: Result, id: string): Item[] {
  const details = audits[id]?.details;
  return details && 'items' in details ? (details.items as Item[]) : [];
}

/** The largest paint in ms. */
export const readPaint = ({ audits }: Result) => audits['largest-contentful-paint']?.numericValue;
