import { scriptsRun } from './scripts.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { faults, on } from '#tests/e2e/support/site-server.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { kindsOfPages } from '#tests/support/pages.ts';

for (const { path } of kindsOfPages.filter(({ locale }) => locale === defaultLocale)) {
  test(`${path} has its first frame before its script is asked for`, async ({ page, site }) => {
    await page.addInitScript(() => {
      requestAnimationFrame((frame) => (document.documentElement.dataset['frame'] = String(frame)));
    });
    await page.goto(site.url + path);
    await scriptsRun(page);
    const { frame, script } = await page.evaluate(() => ({
      frame: Number(document.documentElement.dataset['frame']),
      script: performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/main.'))
        ?.startTime,
    }));
    expect(frame).toBeGreaterThan(0);
    expect(script).toBeGreaterThan(frame);
  });
}

test('nothing moves when the face of the headings comes', async ({ page, site }) => {
  for (const width of [412, 768, 1280]) {
    await page.setViewportSize({ width, height: 823 });
    for (const path of ['/', '/nl', '/news', '/services']) {
      await page.goto(site.url + path);
      await scriptsRun(page);
      const shift = await page.evaluate(async () => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value') as number;
        }).observe({ type: 'layout-shift', buffered: true });
        await document.fonts.ready;
        // What a frame has moved is told after the next one.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return sum;
      });
      expect(shift, `${path}, ${width} px wide`).toBe(0);
    }
  }
});

/** A page in the background is drawn by nobody. */
const hidden = () => {
  Object.defineProperty(document, 'hidden', { value: true });
  window.requestAnimationFrame = () => 0;
};

test('a page in the background starts its script with the page, not by a timer', async ({ page, site }) => {
  await page.addInitScript(hidden);
  await page.addInitScript(() => {
    // Only what waits for no time may run.
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: TimerHandler, time = 0) => (time > 0 ? 0 : setTimeout(run)),
    });
  });
  await page.goto(`${site.url}/about#content`);
  await scriptsRun(page);
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
      page.on('pageerror', (error) => errors.push(error));
      const loaded = () => site.asked.filter((path) => path === '/about').length;
      site.fault = on(/\/assets\/main\./, faults[fault]);
      await page.goto(`${site.url}/about`);
      await expect.poll(loaded).toBe(loads);
      // Nothing tells that nothing follows.
      await page.waitForTimeout(500);
      expect(loaded()).toBe(loads);
      expect(errors).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
