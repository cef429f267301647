import { type Browser, chromium } from 'playwright';
import { routes } from '#site/routes.ts';
import { getBrowser } from '#tests/support/browser.ts';
import { dist } from '#tests/support/folders.ts';
import { listedPages } from '#tests/support/pages.ts';
import { start } from '#tests/support/server-process.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';
import { median, printTable, type Row, runs } from './table.ts';

const floor = '<!doctype html><title>Floor</title><details><summary>A question</summary>An answer</details>';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Taps an element of a page that a slow phone has just loaded. Returns the longest event in ms. */
async function tap(browser: Browser, url: string, selector: string): Promise<number> {
  await using page = await browser.newPage(phone);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  // What the page does once it is idle, and pictures that load when they come into view, would delay the tap.
  await page.waitForTimeout(2500);
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
  await element.tap();
  return await longest;
}

/** Prints how long the first tap on what pages offer takes, beside a `<details>` on an empty page. */
export async function measureInteraction(): Promise<void> {
  await using server = await start(dist);
  await using emptySite = await buildSite({ ...smallSite, 'index.html': floor });
  await using emptyServer = await start(emptySite.folder);
  const home = server.url + routes.home;
  const withQuestion = listedPages.find(({ document }) => document.querySelector('main details'))?.path;
  const targets: [string, string, string][] = [
    ['a `<details>` on an empty page', emptyServer.url, 'summary'],
    ['the menu', home, '[popovertarget]'],
    ['the list of languages', home, '.language-menu summary'],
    ['a portrait of the carousel', home, '.carousel label:last-of-type'],
    ['a question', server.url + withQuestion, 'main summary'],
  ];
  const browser = await chromium.launch({ executablePath: getBrowser() });
  const medians: number[] = [];
  const rows: Row[] = [];
  for (const [name, url, selector] of targets) {
    const taps: number[] = [];
    while (taps.length < runs) taps.push(await tap(browser, url, selector));
    medians.push(median(taps));
    rows.push([name, median(taps), median(taps) / (medians[0] ?? NaN)]);
  }
  await browser.close();
  printTable(['first tap on', 'longest event, ms', 'of floor'], rows);
}
