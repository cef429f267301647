import { chromium, type Browser } from 'playwright';
import { defaultLocale } from '#i18n/shared/locales.ts';
import { routes } from '#site/routes.ts';
import { getBrowser } from '#tests/support/browser.ts';
import { dist } from '#tests/support/folders.ts';
import { kindsOfPages } from '#tests/support/pages.ts';
import { start } from '#tests/support/server-process.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';
import { printTable } from './table.ts';

const runs = 7;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const floor = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"></head><body><h1>A page with a title</h1></body></html>`;

/** Loads a page once, as a new visitor with a slow phone. Times are in ms, sizes in bytes. */
async function visit(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes ||= encodedDataLength));
  await client.send('Network.enable');
  await client.send('Performance.enable');
  await client.send('Network.emulateNetworkConditions', slowNetwork);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { metrics } = await client.send('Performance.getMetrics');
  const spent = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  const read = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(resolve, 500, []);
      });
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    return {
      paint: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? NaN,
      blocking: sum((await entries('longtask')).map(({ duration }) => duration - 50)),
      css: sum([...document.querySelectorAll('style')].map(({ textContent }) => textContent.length)),
    };
  });
  await context.close();
  return { ...read, bytes, style: spent('RecalcStyleDuration'), layout: spent('LayoutDuration') };
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
  const middle = (all: Visit[], figure: keyof Visit) =>
    Math.round(all.map((one) => one[figure]).sort((a, b) => a - b)[(runs - 1) / 2] ?? NaN);
  const [[, floorVisits] = ['', []]] = visits;
  const rows = [...visits].map(([url, all]) => [
    all === floorVisits ? 'floor' : new URL(url).pathname,
    middle(all, 'paint'),
    (middle(all, 'paint') / middle(floorVisits, 'paint')).toFixed(2),
    ...(['bytes', 'css', 'style', 'layout', 'blocking'] as const).map((figure) => middle(all, figure)),
  ]);
  printTable(
    [
      'page',
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
