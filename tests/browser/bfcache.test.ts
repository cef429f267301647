import type { Page } from '@playwright/test';
import { serviceSlugs } from '#content/schemas.ts';
import { itemRoute, routes } from '#site/routes.ts';
import { keepsPages } from './support/keeps-pages.ts';
import { scriptsRun } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.use(keepsPages);

/** Has the document note that it came back as it was: one that was loaded again knows nothing of it. */
const noteReturn = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['returned'] = String(persisted);
    });
  });

/** How a page was left: where it is scrolled to, what was chosen and what was opened. */
const readState = (page: Page) =>
  page.evaluate(() => ({
    scroll: Math.round(scrollY),
    chosen: Array.from(document.querySelectorAll<HTMLInputElement>('input'), ({ checked }) => checked),
    open: Array.from(document.querySelectorAll('details'), ({ open }) => open),
    menus: document.querySelectorAll(':popover-open').length,
  }));

// A page with the carousel, and one with questions.
for (const route of [routes.about, itemRoute('services', serviceSlugs[0] ?? '')]) {
  test(`bfcache: ${route} comes back as it was left, with menus closed and no progress bar`, async ({
    page,
  }) => {
    await page.goto(route);
    await scriptsRun(page);
    // A hydrated island must not keep the page out of the cache.
    await page.locator('.language-menu > summary').hover();
    await expect(page.locator('astro-island:not([ssr])')).not.toHaveCount(0);
    for (const control of await page.locator('.carousel label, main details > summary').all()) {
      await control.click();
    }
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    });
    const left = await readState(page);
    await noteReturn(page);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[popover]')?.showPopover();
      document.querySelector('.language-menu')?.setAttribute('open', '');
    });

    await page.locator(`footer nav a[href="${routes.contact}"]`).dispatchEvent('click');
    await expect(page).toHaveURL(routes.contact);
    await scriptsRun(page);
    await noteReturn(page);
    for (const [direction, path] of [
      ['back', route],
      ['forward', routes.contact],
    ] as const) {
      await page.evaluate((name) => void setTimeout(() => history[name]()), direction);
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('data-returned', 'true');
      await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      if (direction === 'back') expect(await readState(page)).toEqual(left);
    }
  });
}
