import type { Page } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { scriptsRun } from './support/page.ts';
import type { Site } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

/** Opens a page whose clock stands still. */
async function open(page: Page) {
  await page.clock.install({ time: 0 });
  // A clock can only be stopped at a time to come.
  await page.clock.pauseAt(60_000);
  await page.goto(routes.home);
  // The frame after which the script is loaded.
  await page.clock.runFor(50);
  await scriptsRun(page);
  await page.evaluate(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
}

const pagesAsked = ({ asked }: Site) => asked.filter((path) => !path.includes('.'));

test('prefetch: two pages in view after two idle seconds', async ({ page, site }) => {
  await open(page);
  await page.clock.runFor(1900);
  // A request that is made after a prefetch would be.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(pagesAsked(site)).toEqual([routes.home]);
  await page.clock.runFor(3000);
  await expect.poll(() => pagesAsked(site)).toHaveLength(3);
  const links = page.locator('main a[href^="/"]:not([hreflang])');
  const linked = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(pagesAsked(site).slice(1).toSorted()).toEqual([...new Set(linked)].slice(0, 2).toSorted());

  const [, , path = ''] = pagesAsked(site);
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  // The fetched page is shown: the server only confirms that it has not changed.
  expect(site.requests.findLast(({ url }) => url === path)?.headers).toHaveProperty('if-none-match');
});

test('prefetch: speculation rules fetch the page under the pointer once, and it is there', async ({
  page,
  site,
}) => {
  await open(page);
  const link = page.locator('main a[href^="/"]').first();
  const path = await link.getAttribute('href');
  const requests = () => site.requests.filter(({ url }) => url === path);
  await link.hover();
  await expect.poll(requests).toHaveLength(1);
  await page.clock.runFor(5000);
  // Home, the page under the pointer, and the other one in view.
  await expect.poll(() => pagesAsked(site)).toHaveLength(3);
  await link.click();
  await expect(page).toHaveURL(path ?? '');
  expect(requests().map(({ headers }) => headers['sec-purpose'])).toEqual(['prefetch;prerender']);
});

for (const [state, features] of [
  ['offline', { onLine: false }],
  ['on slow 2g', { connection: { effectiveType: 'slow-2g', saveData: false } }],
  ['with data-saver', { connection: { effectiveType: '4g', saveData: true } }],
] as const) {
  test(`prefetch: nothing is fetched ${state}`, async ({ page, site }) => {
    await page.addInitScript((values) => {
      for (const [name, value] of Object.entries(values)) {
        Object.defineProperty(Navigator.prototype, name, { get: () => value });
      }
    }, features);
    await open(page);
    await page.clock.runFor(6000);
    await page.evaluate(() => fetch('/robots.txt'));
    expect(pagesAsked(site)).toEqual([routes.home]);
  });
}
