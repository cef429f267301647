import type { Page } from '@playwright/test';
import { defaultLocale } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { texts } from '#tests/support/texts.ts';
import { scriptsRun, speedUpTimers, stopTimers } from './support/page.ts';
import { faults, on } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

test.use({ tolerated: /status of 404 .*\/nothing-here/ });

/**
 * Records every state of the bar. The page itself must do it: during a navigation the browser postpones Playwright's
 * questions to the page.
 */
async function recordBar(page: Page) {
  const states: string[] = [];
  await page.exposeFunction('recordBar', (state: string) => states.push(state));
  await page.addInitScript(() => {
    const record = () => {
      const bar = document.querySelector<HTMLElement>('[role="progressbar"]');
      void (Reflect.get(window, 'recordBar') as (state: string) => void)(bar?.dataset['state'] ?? 'gone');
    };
    // Before the page's own script runs.
    const watch = () => {
      new MutationObserver((changes) => {
        const nodes = changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
        if (nodes.some((node) => node instanceof HTMLElement && node.role === 'progressbar')) record();
      }).observe(document.body, { childList: true });
    };
    document.addEventListener('readystatechange', watch, { once: true });
  });
  return states;
}

/** Follows a link to a page; gives it up after some milliseconds, if any are named. */
const follow = (page: Page, stopAfter?: number) =>
  page.evaluate(
    ([path, wait]) => {
      if (wait) setTimeout(stop, wait);
      document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
    },
    [routes.about, stopAfter] as const,
  );

test('progress bar: runs, ends though no page comes, and shows a failure', async ({ page, site }) => {
  await speedUpTimers(page);
  const states = await recordBar(page);
  await page.goto(routes.home);
  await scriptsRun(page);
  site.fault = on(/about/, faults.never);
  await follow(page, 1000);
  await expect.poll(() => states).toEqual(['running', 'failed', 'gone']);
  await follow(page, 20_000);
  await expect.poll(() => states.slice(3)).toEqual(['running', 'done', 'gone', 'failed', 'gone']);
});

test('progress bar: is thin, at the top, named, and red on an error page', async ({ page }) => {
  await stopTimers(page);
  await page.goto('/nothing-here');
  const bar = page.getByRole('progressbar', { name: texts[defaultLocale].main.browser.progress });
  const color = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(3 * Math.max(green, blue));
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, height: 3 });
});

test('progress bar: a click starts it without the Navigation API', async ({ page, site }) => {
  await speedUpTimers(page);
  const states = await recordBar(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation');
  });
  await page.goto(routes.home);
  await scriptsRun(page);
  site.fault = on(/about/, faults.never);
  await follow(page);
  await expect.poll(() => states).toEqual(['running', 'done', 'gone']);
});
