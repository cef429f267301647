import { localizePath } from '#shared/urls.ts';
import { routes } from '#site/routes.ts';
import { scriptsRun } from './support/page.ts';
import { expect, test } from './support/test.ts';

// Developer tools, and so Playwright, make Chromium prefetch what it would otherwise prerender. Its header
// names both.

/** Longer than the 200 ms for which the pointer must rest. Nothing tells that a browser prepares no page. */
const rest = 300;

const menuLink = `#menu a[href="${routes.services}"]`;

test('speculation rules: leave out languages, the present page and feeds', async ({ page, site }) => {
  await page.goto(routes.about);
  await scriptsRun(page);
  await page.locator('.language-menu > summary').click();
  for (const link of ['.language-menu a', '#menu a[aria-current]', 'footer a[href$="rss.xml"]']) {
    await page.locator(link).first().hover();
    await page.waitForTimeout(rest);
  }
  // One that is prefetched proves that the waits were long enough.
  await page.hover(menuLink);
  await expect.poll(() => site.asked).toContain(routes.services);
  const others = [localizePath('nl', routes.about), routes.about, '/rss.xml'];
  expect(site.asked.filter((path) => others.includes(path))).toEqual([routes.about]);
});

test('speculation rules: prepare nothing on 2g', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ effectiveType: '2g' }) });
  });
  await page.goto(routes.about);
  await scriptsRun(page);
  await page.hover(menuLink);
  await page.waitForTimeout(rest);
  expect(site.asked).not.toContain(routes.services);
  await page.evaluate(() => delete document.documentElement.dataset['poor']);
  await page.hover('h1');
  await page.hover(menuLink);
  await expect.poll(() => site.asked).toContain(routes.services);
});
