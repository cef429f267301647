import type { Page } from '@playwright/test';
import { routes } from '#site-map/routes.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { scriptsRun } from './scripts.ts';
import { kindsOfPages } from '#tests/support/pages.ts';
import { limits } from '#tests/support/limits.ts';

// The phone that Lighthouse takes for every phone.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/**
 * Counts the bytes that travel for a page from now on, headers included, as the browser's own tools do. Pages that are
 * fetched ahead belong to the next visit, and come sooner or later with the speed of the machine.
 */
async function weigh(page: Page): Promise<() => number> {
  const tools = await page.context().newCDPSession(page);
  let bytes = 0;
  const ahead = new Set<string>();
  await tools.send('Network.enable');
  tools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.headers['Sec-Purpose'] === 'prefetch') ahead.add(requestId);
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!ahead.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

for (const { path, route } of kindsOfPages) {
  const limit = route === routes.home ? limits.home : limits.other;
  test(`a phone that opens ${path} fetches at most ${limit} bytes before it is scrolled`, async ({
    page,
  }) => {
    const bytes = await weigh(page);
    await page.goto(path);
    await scriptsRun(page);
    await page.waitForTimeout(500);
    expect(bytes()).toBeGreaterThan(10_000);
    expect(bytes()).toBeLessThanOrEqual(limit);
  });
}

for (const { path } of kindsOfPages.filter(({ route }) => route === routes.home)) {
  test(`a reader who scrolls through ${path} and touches all that is alive fetches at most ${limits.homeScrolled} bytes`, async ({
    page,
  }) => {
    const bytes = await weigh(page);
    await page.goto(path);
    const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
    for (let screen = 0; screen < screens; screen += 1) {
      await page.evaluate(() => {
        scrollBy({ top: innerHeight, behavior: 'instant' });
      });
      await page.waitForTimeout(100);
    }
    for (const island of await page.locator('astro-island').all()) {
      await island.dispatchEvent('pointerover', { bubbles: true });
    }
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const missing = await page
      .locator('.late:visible img')
      .evaluateAll(
        (pictures) => pictures.filter((picture) => !(picture as HTMLImageElement).complete).length,
      );
    expect(missing).toBe(0);
    expect(bytes()).toBeGreaterThan(limits.home);
    expect(bytes()).toBeLessThanOrEqual(limits.homeScrolled);
  });
}
