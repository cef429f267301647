import type { Page } from 'puppeteer-core';
import { defaultLocale } from '#shared/locales.ts';
import { routes } from '#site/routes.ts';
import { dist } from '#tests/support/folders.ts';
import { kindsOfPages } from '#tests/support/pages.ts';
import { start } from '#tests/support/server-process.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';
import { auditThrice, launchBrowser, readItems, readPaint } from './lighthouse.ts';
import { printTable, type Row } from './table.ts';

const floor = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"></head><body><h1>A page with a title</h1></body></html>`;

/** What a page costs on a slow phone: medians of Lighthouse. Times are in ms, sizes in bytes. */
async function measure(page: Page, url: string) {
  const { medianOf } = await auditThrice(page, url);
  return {
    paint: medianOf(readPaint),
    document: medianOf(
      (run) => readItems<{ transferSize: number }>(run, 'network-requests')[0]?.transferSize,
    ),
    layout: medianOf(
      (run) =>
        readItems<{ group: string; duration: number }>(run, 'mainthread-work-breakdown').find(
          ({ group }) => group === 'styleLayout',
        )?.duration,
    ),
    blocking: medianOf(({ audits }) => audits['total-blocking-time']?.numericValue),
  };
}

/** Prints when the largest element of each kind of page is painted, and what that costs, beside a nearly empty page. */
export async function measurePages(): Promise<void> {
  await using server = await start(dist);
  await using emptySite = await buildSite({ ...smallSite, 'index.html': floor });
  await using emptyServer = await start(emptySite.folder);
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const least = await measure(page, emptyServer.url);
  const row = (name: string, css: number, { paint, document, layout, blocking }: typeof least): Row => [
    name,
    (paint / least.paint).toFixed(2),
    ...[paint, document, css, layout, blocking].map(Math.round),
  ];
  const rows = [row('floor', 0, least)];
  for (const { path, document } of kindsOfPages.filter(
    ({ locale, route }) => locale === defaultLocale || route === routes.home,
  )) {
    const css = document.querySelectorAll('style').map(({ textContent }) => textContent.length);
    rows.push(
      row(
        path,
        css.reduce((sum, bytes) => sum + bytes, 0),
        await measure(page, server.url + path),
      ),
    );
  }
  await browser.close();
  printTable(
    [
      'page',
      'largest paint, of floor',
      'largest paint, ms',
      'document, B',
      'CSS, B',
      'style and layout, ms',
      'blocking, ms',
    ],
    rows,
  );
}
