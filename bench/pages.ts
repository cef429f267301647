import type { Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { defaultLocale } from '#shared/locales.ts';
import { routes } from '#site/routes.ts';
import { dist } from '#tests/support/folders.ts';
import { kindsOfPages } from '#tests/support/pages.ts';
import { start } from '#tests/support/server-process.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';
import { serveHttp2 } from './http2.ts';
import { audit, launchBrowser, readFigure, readItems } from './lighthouse.ts';
import { median, printTable, runs } from './table.ts';

const floor = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"></head><body><h1>A page with a title</h1></body></html>`;

/** The time that the main thread spends on Lighthouse's groups of work with these names. */
const sumWork = (run: Result, groups: RegExp): number =>
  readItems<{ group: string; duration: number }>(run, 'mainthread-work-breakdown')
    .filter(({ group }) => groups.test(group))
    .reduce((ms, { duration }) => ms + duration, 0);

/**
 * What is measured of a page on a slow phone, in ms: with throttling that is applied, which is what visitors
 * see, and with Lighthouse's simulation of it.
 */
const figures: Record<string, (applied: Result, simulated: Result) => number> = {
  'largest paint, applied': (applied) => readFigure(applied, 'largest-contentful-paint'),
  'largest paint, simulated': (_, simulated) => readFigure(simulated, 'largest-contentful-paint'),
  'style and layout': (applied) => sumWork(applied, /^styleLayout$/),
  paint: (applied) => sumWork(applied, /^paintCompositeRender$/),
  'other work': (applied) => sumWork(applied, /^(?!styleLayout|paintCompositeRender)/),
  blocking: (applied) => readFigure(applied, 'total-blocking-time'),
  'document, B': (applied) =>
    readItems<{ transferSize: number }>(applied, 'network-requests')[0]?.transferSize ?? NaN,
};

/** Measures a page several times. Returns the median of each figure. */
async function measure(browser: Browser, url: string): Promise<number[]> {
  const audits: [Result, Result][] = [];
  while (audits.length < runs) {
    const { lhr: applied } = await audit(browser, url, { throttlingMethod: 'devtools' });
    audits.push([applied, (await audit(browser, url)).lhr]);
  }
  return Object.values(figures).map((read) => Math.round(median(audits.map((pair) => read(...pair)))));
}

/** Prints when the largest element of each kind of page is painted, beside a nearly empty page. */
export async function measurePages(): Promise<void> {
  await using server = await start(dist);
  await using emptySite = await buildSite({ ...smallSite, 'index.html': floor });
  await using emptyServer = await start(emptySite.folder);
  await using host = await serveHttp2(server.port);
  await using emptyHost = await serveHttp2(emptyServer.port);
  const browser = await launchBrowser('--ignore-certificate-errors');
  const least = await measure(browser, emptyHost.url);
  const row = (name: string, measured: number[], css: number) => [
    name,
    ...[0, 1].map((paint) => ((measured[paint] ?? NaN) / (least[paint] ?? NaN)).toFixed(2)),
    ...measured,
    css,
  ];
  const rows = [row('floor', least, 0)];
  for (const { path, document } of kindsOfPages.filter(
    ({ locale, route }) => locale === defaultLocale || route === routes.home,
  )) {
    const css = document.querySelectorAll('style').reduce((sum, style) => sum + style.textContent.length, 0);
    rows.push(row(path, await measure(browser, host.url + path), css));
  }
  await browser.close();
  printTable(['page', 'applied, of floor', 'simulated, of floor', ...Object.keys(figures), 'CSS, B'], rows);
}
