import type { Page } from '@playwright/test';
import { texts } from '#i18n/texts.ts';
import { defaultLocale } from '#shared/locales.ts';
import { routes } from '#site/routes.ts';
import { scriptsRun, speedUpTimers, stopTimers } from './support/page.ts';
import { faults, on } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

test.use({ tolerated: /status of 404 .*\/nothing-here/ });

/** Has the page record every state of the bar. Runs in the page. */
const recordBar = () => {
  const states: string[] = [];
  const read = () => document.querySelector<HTMLElement>('[role="progressbar"]')?.dataset['state'] ?? 'gone';
  new MutationObserver(() => {
    if (read() !== states.at(-1)) states.push(read());
  }).observe(document.body, { childList: true });
  Object.assign(window, { states });
};

const readStates = (page: Page) => page.evaluate(() => Reflect.get(window, 'states') as string[]);

/** Follows a link to a page; gives it up after some milliseconds, if any are named. */
const follow = (page: Page, stopAfter?: number) =>
  page.evaluate(
    ([path, wait]) => {
      if (wait) setTimeout(stop, wait);
      document.querySelector<HTMLElement>(`footer nav a[href="${path}"]`)?.click();
    },
    [routes.about, stopAfter] as const,
  );

test('progress bar: runs, ends though no page comes, and shows a failure', async ({ page, site }) => {
  await speedUpTimers(page);
  await page.goto(routes.home);
  await scriptsRun(page);
  await page.evaluate(recordBar);
  site.fault = on(/about/, faults.never);
  await follow(page, 1000);
  await expect.poll(() => readStates(page)).toEqual(['running', 'failed', 'gone']);
  await follow(page, 20_000);
  const expected = ['running', 'failed', 'gone', 'running', 'done', 'gone', 'failed', 'gone'];
  await expect.poll(() => readStates(page)).toEqual(expected);
  // Until it appears, of its movement, and until it is hidden.
  const times = await page.evaluate(() => Reflect.get(window, 'times') as number[]);
  expect(times).toEqual(expect.arrayContaining([200, 5000, 500]));
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
