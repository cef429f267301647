import { chromium, type Browser } from 'playwright';
import { defaultLocale } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { getBrowser } from '#tests/support/browser.ts';
import { dist } from '#tests/support/folders.ts';
import { kindsOfPages } from '#tests/support/pages.ts';
import { start } from '#tests/support/server-process.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';
import { median, printTable } from './table.ts';

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
  const paint = await page.evaluate(async () => {
    const read = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(resolve, 500, []);
      });
    const largest = (await read('largest-contentful-paint')).at(-1) as LargestContentfulPaint;
    const tasks = await read('longtask');
    return {
      largest: largest.startTime,
      element: largest.url ? 'picture' : 'text',
      blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      css: [...document.querySelectorAll('style')].reduce(
        (sum, { textContent }) => sum + textContent.length,
        0,
      ),
    };
  });
  await context.close();
  const spent = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  const [style, layout, script] = ['RecalcStyleDuration', 'LayoutDuration', 'ScriptDuration'].map(spent);
  return { ...paint, bytes, style, layout, script, task: spent('TaskDuration') };
}

/** Prints when the largest element of each kind of page is painted, and what that costs, beside a nearly empty page. */
export async function measurePages(): Promise<void> {
  await using server = await start(dist);
  await using emptySite = await buildSite({ ...smallSite, 'index.html': floor });
  await using emptyServer = await start(emptySite.folder);
  const measured = kindsOfPages.filter(
    ({ locale, route }) => locale === defaultLocale || route === routes.home,
  );
  const paths = measured.map(({ path }) => path);
  const urls = [`${emptyServer.url}/`, ...paths.map((path) => server.url + path)];
  const browser = await chromium.launch({ executablePath: getBrowser() });
  const visits = new Map(urls.map((url) => [url, [] as Awaited<ReturnType<typeof visit>>[]]));
  for (let run = 0; run < runs; run += 1) {
    for (const [url, done] of visits) done.push(await visit(browser, url));
  }
  await browser.close();
  const rows = ['floor', ...paths].map((name, index) => {
    const all = visits.get(urls[index] ?? '') ?? [];
    const middle = (key: 'largest' | 'bytes' | 'css' | 'style' | 'layout' | 'script' | 'task' | 'blocking') =>
      median(all.map((one) => one[key] ?? Number.NaN));
    return { name, element: all[0]?.element ?? '', middle };
  });
  const base = rows[0]?.middle('largest') ?? Number.NaN;
  printTable(
    [
      'page',
      'largest',
      'ms',
      'of floor',
      'document',
      'CSS',
      'style',
      'layout',
      'script',
      'all tasks',
      'blocking',
    ],
    rows.map(({ name, element, middle }) => [
      name,
      element,
      Math.round(middle('largest')),
      middle('largest') / base,
      ...[middle('bytes'), middle('css')].map((size) => size.toLocaleString('en')),
      ...[middle('style'), middle('layout'), middle('script'), middle('task'), middle('blocking')].map(
        Math.round,
      ),
    ]),
  );
}
