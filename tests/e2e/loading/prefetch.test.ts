import type { Page } from '@playwright/test';
import { scriptsRun } from './scripts.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

/** Opens a page whose clock stands still, so that no machine is too slow to see it before it has been idle. */
async function open(page: Page, address: string) {
  await page.clock.install({ time: 0 });
  // Further than any machine needs to come here: a clock cannot be stopped at a time that is over.
  await page.clock.pauseAt(60_000);
  await page.goto(address);
  // The frame in which the script is brought.
  await page.clock.runFor(50);
  await scriptsRun(page);
}

/** Lets a page be idle for a while, which takes half a second: what it asks for then has arrived. */
async function idle(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  await page.waitForTimeout(500);
}

/** Sets what the browser tells of itself. */
const pretend = (page: Page, features: Record<string, unknown>) =>
  page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(Navigator.prototype, name, { get: () => value });
    }
  }, features);

const pagesOf = (asked: string[]) => asked.filter((path) => !path.includes('.'));

test('the pages that a reader sees links to are fetched once the page is idle', async ({ page, site }) => {
  await open(page, site.url);
  await idle(page, 500);
  expect(pagesOf(site.asked)).toEqual(['/']);
  await idle(page, 3000);
  await expect.poll(() => pagesOf(site.asked)).toEqual(['/', '/services', '/contact']);
  // What was fetched ahead is what is shown: the server only has to say that it is still the same.
  const known: (string | undefined)[] = [];
  site.fault = (path, _, { headers }) => {
    if (path === '/contact') known.push(headers['if-none-match']);
    return false;
  };
  await page.locator('main').getByRole('link', { name: 'Talk to us' }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  expect(known).toEqual([expect.any(String)]);
});

for (const [kind, features] of [
  ['offline', { onLine: false }],
  ['on 2g', { connection: { effectiveType: '2g', saveData: false } }],
  ['on slow 2g', { connection: { effectiveType: 'slow-2g', saveData: false } }],
  ['with data-saver', { connection: { effectiveType: '4g', saveData: true } }],
] as const) {
  test(`nothing is fetched ahead ${kind}`, async ({ page, site }) => {
    await pretend(page, features);
    await open(page, site.url);
    await idle(page, 6000);
    expect(pagesOf(site.asked)).toEqual(['/']);
  });
}

test('a browser without idle callbacks and connection fetches them too', async ({ page, site }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(Navigator.prototype, 'connection');
  });
  await open(page, site.url);
  await page.evaluate(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  await idle(page, 3000);
  await expect.poll(() => pagesOf(site.asked)).toEqual(['/', '/services', '/contact']);
});
