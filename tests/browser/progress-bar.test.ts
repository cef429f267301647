import type { Page } from '@playwright/test';
import { texts } from '#i18n/texts.ts';
import { defaultLocale } from '#shared/locales.ts';
import { routes } from '#site/routes.ts';
import { scriptsRun } from './support/page.ts';
import { faults, on } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

test.use({ tolerated: /status of 404 .*\/nothing-here/ });

/** Has the page record every state of the bar, and the times of its animations. Runs in the page. */
const recordBar = () => {
  const states: string[] = [];
  const times = new Set<number>();
  new MutationObserver(() => {
    const bar = document.querySelector<HTMLElement>('[role="progressbar"]');
    const state = bar?.dataset['state'] ?? 'gone';
    if (state !== states.at(-1)) states.push(state);
    for (const { effect } of bar?.getAnimations() ?? []) {
      const { delay = 0, duration } = effect?.getTiming() ?? {};
      times.add(delay).add(Number(duration));
    }
  }).observe(document.body, { childList: true });
  Object.assign(window, { states, times });
};

const readStates = (page: Page) => page.evaluate(() => Reflect.get(window, 'states') as string[]);

/** Follows a link to a page, and gives it up after some milliseconds: Playwright waits for it until then. */
const follow = (page: Page, stopAfter: number) =>
  page.evaluate(
    ([path, wait]) => {
      setTimeout(stop, wait);
      document.querySelector<HTMLElement>(`footer nav a[href="${path}"]`)?.click();
    },
    [routes.about, stopAfter] as const,
  );

/** Sets how fast animations run. */
async function setSpeed(page: Page, playbackRate: number) {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate });
}

test('progress bar: runs, ends though no page comes, and shows a failure', async ({ page, site }) => {
  await setSpeed(page, 5);
  await page.goto(routes.home);
  await scriptsRun(page);
  await page.evaluate(recordBar);
  site.fault = on(/about/, faults.never);
  await follow(page, 100);
  await expect.poll(() => readStates(page)).toEqual(['started', 'failed', 'gone']);
  await follow(page, 5000);
  const expected = ['started', 'failed', 'gone', 'started', 'gone', 'failed', 'gone'];
  await expect.poll(() => readStates(page)).toEqual(expected);
  // Until it appears, of its movement, and until it is hidden.
  const times = await page.evaluate(() => [...(Reflect.get(window, 'times') as Set<number>)]);
  expect(times).toEqual([200, 5000, 5200, 500, 0]);
});

test('progress bar: is thin, at the top, named, and red on an error page', async ({ page }) => {
  await setSpeed(page, 0);
  await page.goto('/nothing-here');
  const bar = page.getByRole('progressbar', { name: texts[defaultLocale].main.browser.progress });
  const color = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(3 * Math.max(green, blue));
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, height: 3 });
});
