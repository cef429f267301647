import type { Page } from '@playwright/test';
import { scriptsRun } from './scripts.ts';
import type { Site } from '#tests/e2e/support/site-server.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

// Developer tools, and so Playwright, make Chromium prefetch what it would otherwise prerender.

/** Opens a page, and returns a function that rests the pointer on a link. */
async function open(page: Page, site: Site) {
  await page.goto(`${site.url}/about`);
  await scriptsRun(page);
  return (link: string) => page.locator(link).first().hover();
}

const menuLink = '#menu a[href="/services"]';

test('speculation rules: the page under the pointer is there when it is clicked', async ({ page, site }) => {
  const purposes: unknown[] = [];
  site.fault = (path, _, { headers }) => {
    if (path === '/services') purposes.push(headers['sec-purpose']);
    return false;
  };
  const rest = await open(page, site);
  await rest(menuLink);
  await expect.poll(() => purposes).toEqual([expect.stringMatching(/^prefetch/)]);
  await page.locator(menuLink).click();
  await expect(page).toHaveURL(`${site.url}/services`);
  expect(purposes).toHaveLength(1);
  const [entry] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((e) => e.toJSON()),
  );
  expect(entry).toMatchObject({ deliveryType: 'navigational-prefetch' });
});

test('speculation rules: leave out languages, the present page, feeds and fragments', async ({
  page,
  site,
}) => {
  const rest = await open(page, site);
  await page.locator('.language > summary').click();
  for (const link of [
    '.language a',
    '#menu a[aria-current]',
    'footer a[href$="rss.xml"]',
    'main a[href^="#"]',
  ]) {
    if (await page.locator(link).first().isVisible()) await rest(link);
    // The browser waits for 200 ms of rest.
    await page.waitForTimeout(300);
  }
  // One that is prefetched proves that the waits were long enough.
  await rest(menuLink);
  await expect.poll(() => site.asked).toContain('/services');
  const asked = site.asked.filter((path) => ['/nl/about', '/about', '/rss.xml'].includes(path));
  expect(asked).toEqual(['/about']);
});

test('speculation rules: prepare nothing on 2g', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ effectiveType: '2g' }) });
  });
  const rest = await open(page, site);
  await rest(menuLink);
  await page.waitForTimeout(500);
  expect(site.asked).not.toContain('/services');
  await page.evaluate(() => delete document.documentElement.dataset['poor']);
  await rest('h1');
  await rest(menuLink);
  await expect.poll(() => site.asked).toContain('/services');
});
