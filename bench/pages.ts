import { chromium, type Browser } from 'playwright';
import type { Page } from 'puppeteer-core';
import { defaultLocale } from '#i18n/shared/locales.ts';
import { routes } from '#site/routes.ts';
import { getBrowser } from '#tests/support/browser.ts';
import { dist } from '#tests/support/folders.ts';
import { kindsOfPages } from '#tests/support/pages.ts';
import { start } from '#tests/support/server-process.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';
import { audit, launchBrowser } from './lighthouse.ts';
import { median, printTable } from './table.ts';
import { openPhone, readEntries, runs, slowNetwork } from './visit.ts';

const floor = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"></head><body><h1>A page with a title</h1></body></html>`;

/** Loads a page once, over a slow network. Times are in ms, sizes in bytes. */
async function visit(browser: Browser, url: string) {
  await using phone = await openPhone(browser);
  const { page, client, spent } = phone;
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes ||= encodedDataLength));
  await client.send('Network.emulateNetworkConditions', slowNetwork);
  await page.goto(url, { waitUntil: 'networkidle' });
  const style = await spent('RecalcStyleDuration');
  const layout = await spent('LayoutDuration');
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const styles = await page.locator('style').allTextContents();
  return {
    paint: (await readEntries(page, 'largest-contentful-paint')).at(-1)?.startTime ?? NaN,
    blocking: sum((await readEntries(page, 'longtask')).map(({ duration }) => duration - 50)),
    css: sum(styles.map(({ length }) => length)),
    ...{ bytes, style, layout },
  };
}

/** The largest paint by Lighthouse, which computes it for a slow phone: the median of three runs, in ms. */
async function simulatePaint(page: Page, url: string): Promise<number> {
  const paints = [];
  while (paints.length < 3) {
    const { lhr } = await audit(page, url, ['performance']);
    paints.push(lhr.audits['largest-contentful-paint']?.numericValue ?? NaN);
  }
  return median(paints);
}

type Visit = Awaited<ReturnType<typeof visit>>;

/** Prints when the largest element of each kind of page is painted, and what that costs, beside a nearly empty page. */
export async function measurePages(): Promise<void> {
  await using server = await start(dist);
  await using emptySite = await buildSite({ ...smallSite, 'index.html': floor });
  await using emptyServer = await start(emptySite.folder);
  const pages = kindsOfPages.filter(({ locale, route }) => locale === defaultLocale || route === routes.home);
  const visits = new Map([[`${emptyServer.url}/`, [] as Visit[]]]);
  for (const { path } of pages) visits.set(server.url + path, []);
  const browser = await chromium.launch({ executablePath: getBrowser() });
  for (let run = 0; run < runs; run += 1) {
    for (const [url, done] of visits) done.push(await visit(browser, url));
  }
  await browser.close();
  const simulated = new Map<string, number>();
  const lighthouseBrowser = await launchBrowser();
  const page = await lighthouseBrowser.newPage();
  for (const url of visits.keys()) simulated.set(url, await simulatePaint(page, url));
  await lighthouseBrowser.close();
  const middle = (all: Visit[], figure: keyof Visit) => Math.round(median(all.map((one) => one[figure])));
  const [[floorUrl, floorVisits] = ['', []]] = visits;
  const rows = [...visits].map(([url, all]) => [
    url === floorUrl ? 'floor' : new URL(url).pathname,
    ((simulated.get(url) ?? NaN) / (simulated.get(floorUrl) ?? NaN)).toFixed(2),
    middle(all, 'paint'),
    (middle(all, 'paint') / middle(floorVisits, 'paint')).toFixed(2),
    ...(['bytes', 'css', 'style', 'layout', 'blocking'] as const).map((figure) => middle(all, figure)),
  ]);
  printTable(
    [
      'page',
      'Lighthouse, of floor',
      'largest paint, ms',
      'of floor',
      'document, B',
      'CSS, B',
      'style, ms',
      'layout, ms',
      'blocking, ms',
    ],
    rows,
  );
}
