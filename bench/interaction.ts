import { chromium, type Browser } from 'playwright';
import { routes } from '#site/routes.ts';
import { getBrowser } from '#tests/support/browser.ts';
import { dist } from '#tests/support/folders.ts';
import { listedPages } from '#tests/support/pages.ts';
import { start } from '#tests/support/server-process.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';
import { median, printTable, type Row } from './table.ts';
import { openPhone, runs } from './visit.ts';

const floor = '<!doctype html><title>Floor</title><details><summary>A question</summary>An answer</details>';

/** Taps an element of a page that has just been loaded: the longest event and all scripts, in ms, and bytes. */
async function tap(browser: Browser, url: string, selector: string) {
  await using phone = await openPhone(browser);
  const { page, client, spent } = phone;
  await page.goto(url, { waitUntil: 'networkidle' });
  // What the page does once it is idle would count as the tap's.
  await page.waitForTimeout(2500);
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const before = await spent('ScriptDuration');
  const longest = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const durations = [0];
        const options = { type: 'event', durationThreshold: 16 };
        new PerformanceObserver((list) =>
          durations.push(...list.getEntries().map(({ duration }) => duration)),
        ).observe(options);
        setTimeout(() => resolve(Math.max(...durations)), 2000);
      }),
  );
  await page.locator(selector).first().tap();
  return [await longest, (await spent('ScriptDuration')) - before, bytes];
}

/** Prints how long the first tap on what pages offer takes, and what it loads, beside a `<details>` on an empty page. */
export async function measureInteraction(): Promise<void> {
  await using server = await start(dist);
  await using emptySite = await buildSite({ ...smallSite, 'index.html': floor });
  await using emptyServer = await start(emptySite.folder);
  const home = server.url + routes.home;
  const withQuestion = listedPages.find(({ document }) => document.querySelector('main details'))?.path;
  const targets: [string, string, string][] = [
    ['floor', emptyServer.url, 'summary'],
    ['the menu', home, '[popovertarget]'],
    ['the list of languages', home, '.language summary'],
    ['a portrait of the carousel', home, '.carousel label:last-of-type'],
    ['a question', server.url + withQuestion, 'main summary'],
  ];
  const browser = await chromium.launch({ executablePath: getBrowser() });
  const rows: Row[] = [];
  for (const [name, url, selector] of targets) {
    const taps: number[][] = [];
    while (taps.length < runs) taps.push(await tap(browser, url, selector));
    rows.push([
      name,
      ...[0, 1, 2].map((figure) => Math.round(median(taps.map((one) => one[figure] ?? NaN)))),
    ]);
  }
  await browser.close();
  printTable(['first tap on', 'longest event, ms', 'scripts, ms', 'loaded, B'], rows);
}
