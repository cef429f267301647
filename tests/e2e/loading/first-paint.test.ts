import type { Page } from '@playwright/test';
import { scriptsRun } from './scripts.ts';
import { faults, on } from '#tests/e2e/support/site-server.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { kindsOfPages } from '#tests/support/pages.ts';

/** Files, pictures aside, that were asked for before the first paint. */
const askedBefore = (page: Page) =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ startTime, initiatorType }) => startTime < paint && initiatorType !== 'img')
      .map(({ name }) => new URL(name).pathname);
  });

const faces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );

for (const { path } of kindsOfPages) {
  test(`the first page of a visit, ${path}, is painted from its document alone`, async ({ page, site }) => {
    await page.goto(site.url + path);
    await scriptsRun(page);
    expect(await askedBefore(page)).toEqual([]);
    await expect.poll(() => faces(page)).toContainEqual(expect.stringMatching(/^"?Bricolage/));
  });
}

test('nothing moves when the face of the headings comes', async ({ page, site }) => {
  for (const width of [412, 768, 1280]) {
    await page.setViewportSize({ width, height: 823 });
    for (const path of ['/', '/nl', '/news', '/nl/news/a-page-of-forty-kilobytes', '/services']) {
      await page.goto(site.url + path);
      await scriptsRun(page);
      await expect.poll(() => faces(page)).toContainEqual(expect.stringMatching(/^"?Bricolage/));
      await page.waitForTimeout(100);
      const shift = await page.evaluate(
        () =>
          new Promise((resolve) => {
            new PerformanceObserver((list) => {
              resolve(list.getEntries().length);
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(resolve, 100, 0);
          }),
      );
      expect(shift, `${path}, ${width} px wide`).toBe(0);
    }
  }
});

test('the next page of a visit is painted with the face of the headings', async ({ page, site }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      document.documentElement.dataset['faces'] = loaded.map(({ family }) => family).join();
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto(site.url);
  await expect.poll(() => faces(page)).toContainEqual(expect.stringMatching(/^"?Bricolage/));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(`${site.url}/about`);
  await expect(page.locator('html')).toHaveAttribute('data-faces', /Bricolage/);
});

test('a browser that does not tell when it paints gets all the same', async ({ page, site }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(site.url);
  await scriptsRun(page);
  await expect.poll(() => faces(page)).toContainEqual(expect.stringMatching(/^"?Bricolage/));
});

test.describe('a page whose script fails', () => {
  // The browser's own words on the request; an error that nobody caught is looked for below.
  test.use({ tolerated: /\/assets\/main\./ });

  for (const [fault, loads] of [
    ['never', 1],
    ['die', 2],
    ['lie', 2],
    ['cutOff', 2],
  ] as const) {
    test(`(${fault}) is loaded ${loads} times, and stays`, async ({ page, site }) => {
      const errors: Error[] = [];
      const loaded: string[] = [];
      page.on('pageerror', (error) => errors.push(error));
      page.on('framenavigated', (frame) => loaded.push(frame.url()));
      site.fault = on(/\/assets\/main\./, faults[fault]);
      await page.goto(site.url);
      await expect.poll(() => loaded.length).toBe(loads);
      await expect.poll(() => faces(page)).toContainEqual(expect.stringMatching(/^"?Bricolage/));
      await page.waitForTimeout(1000);
      expect(loaded).toHaveLength(loads);
      expect(errors).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its face, its icon and its manifest', async ({ page, site }) => {
    await page.goto(`${site.url}/nl`);
    await expect.poll(() => site.asked.some((asked) => asked.endsWith('.woff2'))).toBe(true);
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/nl/manifest.webmanifest');
    await expect(page.locator('link[rel="icon"]').last()).toHaveAttribute('href', '/favicon.svg');
  });
});
