import { expect, type Page } from '@playwright/test';
import { pageCache } from '#client/service-worker/rules.ts';

/**
 * The cached addresses.
 * @param page any page of the site
 * @param name a part of the caches' names; all caches if empty
 */
export const cached = (page: Page, name = ''): Promise<string[]> =>
  page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((cache) => cache.includes(part));
    const requests = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  }, name);

/** Opens a page and waits until the worker is active and has cached it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => cached(page, pageCache), { intervals: [50] }).toContain(path);
}

/** Goes to an address from an empty page, so that nothing of the page before is left. */
export async function open(page: Page, path: string) {
  await page.goto('about:blank');
  return page.goto(path);
}

/** All that a browser has stored for the site, as `kind name`, sorted. */
export async function stored(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const rest = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ]);
  return [...cookies, ...rest].toSorted();
}
