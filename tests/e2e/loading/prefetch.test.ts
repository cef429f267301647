import type { Page } from '@playwright/test';
import { scriptsRun } from './scripts.ts';
import type { Site } from '#tests/e2e/support/site-server.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

/** Opens a page whose clock stands still. */
async function open(page: Page, site: Site) {
  await page.clock.install({ time: 0 });
  // A clock can only be stopped at a time to come.
  await page.clock.pauseAt(60_000);
  await page.goto(site.url);
  // The frame after which the script is loaded.
  await page.clock.runFor(50);
  await scriptsRun(page);
}

const pagesAsked = ({ asked }: Site) => asked.filter((path) => !path.includes('.'));

/** The first two pages that links in view lead to. */
const linksInView = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
    const visible = links.filter((link) => link.getBoundingClientRect().top < innerHeight);
    return [...new Set(visible.map(({ pathname }) => pathname))].slice(0, 2);
  });

for (const browser of ['Chromium', 'one without idle callbacks and connection'] as const) {
  test(`prefetch: ${browser} fetches two pages in view after two idle seconds`, async ({ page, site }) => {
    if (browser !== 'Chromium') {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'connection'));
    }
    await open(page, site);
    if (browser !== 'Chromium')
      await page.evaluate(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
    const links = await linksInView(page);
    expect(links).toHaveLength(2);
    await page.clock.runFor(1900);
    await page.evaluate(() => fetch('/robots.txt'));
    expect(pagesAsked(site)).toEqual(['/']);
    await page.clock.runFor(3000);
    await expect.poll(() => pagesAsked(site)).toEqual(['/', ...links]);

    // The fetched page is shown: the server only confirms that it has not changed.
    let etag: string | undefined;
    site.fault = (path, _, { headers }) => {
      if (path === links[1]) etag = headers['if-none-match'];
      return false;
    };
    await page.locator(`main a[href="${links[1]}"]`).first().click();
    await expect(page).toHaveURL(site.url + links[1]);
    expect(etag).toBeTruthy();
  });
}

for (const [state, features] of [
  ['offline', { onLine: false }],
  ['on 2g', { connection: { effectiveType: '2g', saveData: false } }],
  ['on slow 2g', { connection: { effectiveType: 'slow-2g', saveData: false } }],
  ['with data-saver', { connection: { effectiveType: '4g', saveData: true } }],
] as const) {
  test(`prefetch: nothing is fetched ${state}`, async ({ page, site }) => {
    await page.addInitScript((values) => {
      for (const [name, value] of Object.entries(values)) {
        Object.defineProperty(Navigator.prototype, name, { get: () => value });
      }
    }, features);
    await open(page, site);
    await page.evaluate(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
    await page.clock.runFor(6000);
    // A request that is made after a prefetch would be.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(pagesAsked(site)).toEqual(['/']);
  });
}
