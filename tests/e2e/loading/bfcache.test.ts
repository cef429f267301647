import type { Page } from '@playwright/test';
import { scriptsRun } from './scripts.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { keepsPages } from '#tests/e2e/support/keeps-pages.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { kindsOfPages } from '#tests/support/pages.ts';

test.use(keepsPages);

/** Has the document note that it came back as it was: one that was loaded again knows nothing of it. */
const noteReturn = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['returned'] = String(persisted);
    });
  });

/** What a page has left behind: where they read, what they chose and what they opened. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    scroll: Math.round(scrollY),
    chosen: Array.from(document.querySelectorAll<HTMLInputElement>('input'), ({ checked }) => checked),
    open: Array.from(document.querySelectorAll('details'), ({ open }) => open),
  }));

/** Goes along the history; the page answers before it is left. */
const leave = (page: Page, way: 'back' | 'forward') =>
  page.evaluate((name) => void setTimeout(() => history[name]()), way);

async function expectReturn(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-returned', 'true');
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await expect(page.locator('[role=progressbar]:visible')).toHaveCount(0);
}

// Nothing that a page is kept or given up for differs between languages.
for (const { path } of kindsOfPages.filter(({ locale }) => locale === defaultLocale)) {
  test(`${path} is as it was left when its reader comes back`, async ({ page, site }) => {
    await page.goto(site.url + path);
    await scriptsRun(page);
    // An island that is awake is no reason to give a page up.
    await page.locator('.language > summary').hover();
    await expect(page.locator('astro-island:not([ssr])')).not.toHaveCount(0);
    const choices = page.locator('.carousel label');
    if ((await choices.count()) > 0) await choices.last().click();
    const questions = page.locator('main details > summary');
    if ((await questions.count()) > 0) await questions.last().click();
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    });
    const left = await stateOf(page);
    await noteReturn(page);

    const target = path.endsWith(routes.contact) ? routes.about : routes.contact;
    await page.evaluate((end) => {
      document.querySelector<HTMLElement>(`footer a[href$="${end}"]`)?.click();
    }, target);
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await scriptsRun(page);
    await noteReturn(page);
    await leave(page, 'back');
    await expect(page).toHaveURL(site.url + path);
    await expectReturn(page);
    expect(await stateOf(page)).toEqual(left);

    await leave(page, 'forward');
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expectReturn(page);
  });
}
