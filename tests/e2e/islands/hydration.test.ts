import type { Page } from '@playwright/test';
import { defaultLocale } from '#i18n/locales.ts';
import { scriptsRun } from '#tests/e2e/loading/scripts.ts';
import { painted } from '#tests/e2e/support/painted.ts';
import { faults, on, type Site } from '#tests/e2e/support/site-server.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { texts } from '#tests/support/texts.ts';

test.use({ build: siteFolder('full'), tolerated: /broken on purpose/ });

/** Waits until an island is hydrated. */
const hydrated = (page: Page, name: string) =>
  expect(page.locator(`astro-island[component-url*="${name}"]:not([ssr])`)).toHaveCount(1);

/** Opens a page, and returns a function that lists which files of islands and of React were asked for. */
async function open(page: Page, site: Site) {
  await page.goto(`${site.url}/about`);
  await scriptsRun(page);
  const files = await page
    .locator('astro-island')
    .evaluateAll((islands) =>
      islands.flatMap((island) => [
        island.getAttribute('component-url'),
        island.getAttribute('renderer-url'),
      ]),
    );
  return () => site.asked.filter((path) => files.includes(path));
}

test('islands: load nothing in idle time, nor while a visitor scrolls by keys', async ({ page, site }) => {
  await page.clock.install();
  const asked = await open(page, site);
  await page.clock.runFor(10_000);
  for (const key of ['Space', 'PageDown', 'ArrowDown', 'End', 'Home']) await page.keyboard.press(key);
  await page.clock.runFor(1000);
  expect(asked()).toEqual([]);
  await page.locator('.language > summary').click();
  await expect.poll(() => asked().length).toBeGreaterThan(1);
});

test('islands: a link that leaves the page loads nothing of them', async ({ page, site }) => {
  const asked = await open(page, site);
  site.fault = on(/contact/, (_, response) => Boolean(response.writeHead(204).end()));
  const answered = page.waitForResponse(/contact/);
  const link = page.locator('#menu a[href="/contact"]');
  for (const type of ['mouseover', 'click']) await link.dispatchEvent(type);
  await answered;
  await painted(page);
  expect(asked()).toEqual([]);
  await page.locator('.language > summary').dispatchEvent('mouseover');
  await expect.poll(asked).not.toEqual([]);
});

test('islands: hydration keeps a first click, replaces nothing and moves nothing', async ({ page, site }) => {
  await open(page, site);
  await page.evaluate(() => {
    const seen = document.documentElement.dataset;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Not what follows the clicks below.
        if (!Reflect.get(entry, 'hadRecentInput')) seen['shift'] = String(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift' });
    for (const island of document.querySelectorAll('astro-island')) {
      new MutationObserver((changes) => {
        if (changes.some(({ removedNodes }) => removedNodes.length > 0)) seen['replaced'] = island.innerHTML;
      }).observe(island, { childList: true, subtree: true });
    }
  });
  await page.locator('.carousel label').nth(2).click();
  await page.locator('.language > summary').click();
  for (const name of ['LanguageMenu', 'NavbarScroll', 'TestimonialsCarousel']) await hydrated(page, name);
  await painted(page);
  await expect(page.locator('.language')).toHaveAttribute('open');
  await expect(page.locator('.carousel input').nth(2)).toBeChecked();
  await expect(page.locator('.carousel figure').nth(2)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
  await expect(page.locator('html')).not.toHaveAttribute('data-replaced');
});

test('islands: quick clicks while the framework is slow are not lost', async ({ page, site }) => {
  await open(page, site);
  const held = Promise.withResolvers<undefined>();
  await page.route(/assets\/client/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    const labels = [...document.querySelectorAll<HTMLElement>('.carousel label')];
    labels[0]?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    for (let click = 0; click < 20; click++) labels[click % labels.length]?.click();
    const summary = document.querySelector<HTMLElement>('.language > summary');
    for (let click = 0; click < 21; click++) summary?.click();
  });
  held.resolve(undefined);
  await hydrated(page, 'TestimonialsCarousel');
  await hydrated(page, 'LanguageMenu');
  const choices = page.locator('.carousel input');
  await expect(choices.nth(19 % (await choices.count()))).toBeChecked();
  await expect(page.locator('.language')).toHaveAttribute('open');
  await page.locator('.language > summary').click();
  await expect(page.locator('.language')).not.toHaveAttribute('open');
});

test('islands: work as HTML where the framework never comes', async ({ page, site }) => {
  site.fault = on(/assets\/client/, faults.never);
  await open(page, site);
  await page.locator('.carousel label').nth(3).click();
  await expect(page.locator('.carousel figure').nth(3)).toBeVisible();
  await page.locator('.language > summary').click();
  await expect(page.locator('.language a').first()).toBeVisible();
});

test('islands: one that fails shows a message and works on as HTML', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLParagraphElement.prototype, 'textContent', {
      set(this: HTMLParagraphElement, text: string) {
        if (this.role === 'status') throw new Error('broken on purpose');
        this.replaceChildren(text);
      },
    });
  });
  await open(page, site);
  const labels = page.locator('.carousel label');
  const alert = page.getByRole('alert');
  const message = texts[defaultLocale].main.error.rendering.title;
  // The first choice may come before the island is hydrated.
  await expect(async () => {
    await labels.nth(1).click();
    await labels.nth(0).click();
    await expect(alert).toHaveText([message], { timeout: 500 });
  }).toPass();
  await labels.nth(2).click();
  await expect(page.locator('.carousel figure').nth(2)).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

  test('islands: a finger that scrolls loads nothing; a tap is answered first', async ({ page, site }) => {
    const asked = await open(page, site);
    const summary = page.locator('.language > summary');
    const { x = 0, y = 0 } = (await summary.boundingBox()) ?? {};
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Input.synthesizeScrollGesture', {
      x: Math.round(x + 5),
      y: Math.round(y + 5),
      yDistance: -40,
      gestureSourceType: 'touch',
    });
    await painted(page);
    expect(asked()).toEqual([]);

    await page.evaluate(() => {
      const mark = () => requestAnimationFrame(() => performance.mark('answered'));
      addEventListener('click', mark, { capture: true, once: true });
    });
    await summary.tap();
    await hydrated(page, 'LanguageMenu');
    const { answered, fetched } = await page.evaluate(() => ({
      answered: performance.getEntriesByName('answered')[0]?.startTime ?? Infinity,
      fetched: performance.getEntriesByType('resource').find(({ name }) => name.includes('LanguageMenu'))
        ?.startTime,
    }));
    expect(fetched).toBeGreaterThan(answered);
  });
});
