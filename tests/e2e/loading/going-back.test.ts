import type { Browser, Page } from '@playwright/test';
import { scriptsRun } from './scripts.ts';
import { routes } from '#site-map/routes.ts';
import { expect, test as base } from '#tests/e2e/support/site-test.ts';
import { kindsOfPages } from '#tests/support/pages.ts';

const test = base.extend<{ visitor: Page }, { keeper: Browser }>({
  // Playwright's own browser keeps no page that is left.
  keeper: [
    async ({ playwright, launchOptions }, use) => {
      const ignoreDefaultArgs = ['--disable-back-forward-cache'];
      const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ keeper }, use) => {
    await using context = await keeper.newContext({
      locale: 'en-GB',
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 800 },
    });
    await use(await context.newPage());
  },
});

/** Has the document note that it came back as it was: one that was loaded again knows nothing of it. */
const noteReturn = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['returned'] = String(persisted);
    });
  });

/** What a visitor has left behind: where they read, what they chose and what they opened. */
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

for (const { path } of kindsOfPages) {
  test(`${path} is as it was left when its reader comes back`, async ({ visitor, site }) => {
    await visitor.goto(site.url + path);
    await scriptsRun(visitor);
    // An island that is awake is no reason to give a page up.
    await visitor.locator('.language > summary').hover();
    await expect(visitor.locator('astro-island:not([ssr])')).not.toHaveCount(0);
    const choices = visitor.locator('.carousel label');
    if ((await choices.count()) > 0) await choices.nth(2).click();
    const questions = visitor.locator('main details > summary');
    if ((await questions.count()) > 0) await questions.last().click();
    await visitor.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    });
    const left = await stateOf(visitor);
    await noteReturn(visitor);

    const target = path.endsWith(routes.contact) ? routes.about : routes.contact;
    await visitor.evaluate((end) => {
      document.querySelector<HTMLElement>(`footer a[href$="${end}"]`)?.click();
    }, target);
    await expect(visitor).toHaveURL(new RegExp(`${target}$`));
    await scriptsRun(visitor);
    await noteReturn(visitor);
    await leave(visitor, 'back');
    await expect(visitor).toHaveURL(site.url + path);
    await expectReturn(visitor);
    expect(await stateOf(visitor)).toEqual(left);

    await leave(visitor, 'forward');
    await expect(visitor).toHaveURL(new RegExp(`${target}$`));
    await expectReturn(visitor);
  });
}
