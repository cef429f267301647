import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { scriptsRun } from './scripts.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { faults, on } from '#tests/e2e/support/site-server.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { dist } from '#tests/support/folders.ts';
import { kindsOfPages } from '#tests/support/pages.ts';

/** The sum of all layout shifts of the page so far, its fonts included. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value') as number;
    }).observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    // A frame's shifts are reported after the next one.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return sum;
  });

for (const { path } of kindsOfPages.filter(({ locale }) => locale === defaultLocale)) {
  test(`${path} has its first frame before its script is asked for`, async ({ page, site }) => {
    await page.addInitScript(() => {
      requestAnimationFrame((frame) => (document.documentElement.dataset['frame'] = String(frame)));
    });
    await page.goto(site.url + path);
    await scriptsRun(page);
    const { frame, script } = await page.evaluate(() => ({
      frame: Number(document.documentElement.dataset['frame']),
      script: performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/assets/Page.astro_'))?.startTime,
    }));
    expect(frame).toBeGreaterThan(0);
    expect(script).toBeGreaterThan(frame);
  });
}

test.describe('first paint', () => {
  // Without fonts, whose swap is measured below.
  test.use({ tolerated: /\.woff2/ });

  test('first paint: needs the first packets alone, and the rest moves nothing', async ({ page, site }) => {
    const html = await readFile(join(dist, 'privacy.html'));
    const end = html.indexOf('</h1>') + 500;
    let sendRest = () => undefined as unknown;
    await page.route('**/*.woff2', (route) => route.abort());
    site.fault = (path, response) => {
      if (path !== '/privacy') return false;
      response.writeHead(200, { 'content-type': 'text/html' }).write(html.subarray(0, end));
      sendRest = () => response.end(html.subarray(end));
      return true;
    };
    await page.goto(`${site.url}/privacy`, { waitUntil: 'commit' });
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(paints).toBe(1);
    await expect(page.locator('footer')).toHaveCount(0);
    expect(site.asked.filter((path) => path.includes('/assets/Page.astro_'))).toEqual([]);
    sendRest();
    await scriptsRun(page);
    expect(await layoutShift(page)).toBe(0);
  });
});

test('nothing moves when the face of the headings comes', async ({ page, site }) => {
  for (const width of [412, 768, 1280]) {
    await page.setViewportSize({ width, height: 823 });
    for (const path of ['/', '/nl', '/news', '/services']) {
      await page.goto(site.url + path);
      await scriptsRun(page);
      expect(await layoutShift(page), `${path}, ${width} px wide`).toBe(0);
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
  test.use({ tolerated: /\/assets\/Page\.astro_/ });

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
      site.fault = on(/\/assets\/Page\.astro_/, faults[fault]);
      await page.goto(`${site.url}/about`);
      await expect.poll(loaded).toBe(loads);
      // Nothing tells that nothing follows.
      await page.waitForTimeout(500);
      expect(loaded()).toBe(loads);
      expect(errors).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('recovery: a failing script does not call a leaving visitor back', async ({ page, site }) => {
    const fails = Promise.withResolvers<undefined>();
    site.fault = (path, response, request) => {
      const isScript = path.includes('/assets/Page.astro_');
      if (isScript) void fails.promise.then(() => faults.lie(path, response, request));
      // Pages of this site fade into each other; the browser complains of one that does not.
      const arrived = '<title>Arrived</title><style>@view-transition { navigation: auto }</style>';
      if (path === '/contact') setTimeout(() => response.end(arrived), 1000);
      return isScript || path === '/contact';
    };
    await page.goto(`${site.url}/about`);
    await expect.poll(() => site.asked.some((path) => path.includes('/assets/Page.astro_'))).toBe(true);
    await page.locator('footer').getByRole('link', { name: 'Contact' }).first().click({ noWaitAfter: true });
    await expect.poll(() => site.asked).toContain('/contact');
    fails.resolve(undefined);
    await expect(page).toHaveTitle('Arrived');
    expect(site.asked.filter((path) => path === '/about')).toHaveLength(1);
  });
});
