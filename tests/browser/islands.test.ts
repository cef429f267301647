import type { Page } from '@playwright/test';
import { texts } from '#i18n/texts.ts';
import { defaultLocale } from '#shared/locales.ts';
import { routes } from '#site/routes.ts';
import { hydrated, painted, scriptsRun } from './support/page.ts';
import { faults, on, type Site } from './support/site-server.ts';
import { expect, test } from './support/test.ts';
import { islandCode } from './support/weight.ts';

test.use({ tolerated: /broken on purpose/ });

/** Opens a page, and returns a function that lists which files of islands and of React were asked for. */
async function open(page: Page, site: Site) {
  await page.goto(routes.about);
  await scriptsRun(page);
  const files = await islandCode(page);
  return () => site.asked.filter((path) => files.includes(site.url + path));
}

test('islands: load nothing by idle time, scrolling keys or a link that leaves', async ({ page, site }) => {
  await page.clock.install();
  const asked = await open(page, site);
  await page.clock.runFor(10_000);
  for (const key of ['Space', 'PageDown', 'ArrowDown', 'End', 'Home']) await page.keyboard.press(key);
  site.fault = on(/contact/, faults.noContent);
  const answered = page.waitForResponse(/contact/);
  const link = page.locator(`#menu a[href="${routes.contact}"]`);
  for (const type of ['mouseover', 'click']) await link.dispatchEvent(type);
  await answered;
  await page.clock.runFor(1000);
  expect(asked()).toEqual([]);
  await page.locator('.language-menu > summary').dispatchEvent('mouseover');
  await page.clock.runFor(1000);
  await expect.poll(asked).toHaveLength(1);
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
  await page.locator('.language-menu > summary').click();
  for (const name of ['LanguageMenu', 'NavbarScroll', 'TestimonialsCarousel']) await hydrated(page, name);
  await painted(page);
  await expect(page.locator('.language-menu')).toHaveAttribute('open');
  await expect(page.locator('.carousel input').nth(2)).toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
  await expect(page.locator('html')).not.toHaveAttribute('data-replaced');
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
  const message = texts[defaultLocale].main.error.rendering.title;
  await labels.nth(1).hover();
  await hydrated(page, 'TestimonialsCarousel');
  // React's first render may come after the island counts as hydrated.
  await expect(async () => {
    await labels.nth(1).click();
    await labels.nth(0).click();
    await expect(page.getByRole('alert')).toHaveText([message], { timeout: 500 });
  }).toPass();
  await labels.nth(2).click();
  await expect(page.locator('.carousel figure').nth(2)).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

  test('islands: a finger that scrolls loads nothing; a tap is answered first', async ({ page, site }) => {
    const asked = await open(page, site);
    const summary = page.locator('.language-menu > summary');
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
      fetched: performance.getEntriesByType('resource').find(({ name }) => name.includes('islands'))
        ?.startTime,
    }));
    expect(fetched).toBeGreaterThan(answered);
  });
});
