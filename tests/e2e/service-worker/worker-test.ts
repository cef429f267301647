import { expect, test as base, type Page } from '@playwright/test';
import { pageCache } from '#client/worker/cache-names.ts';
import { builds } from './builds.ts';
import { startHost, type Host } from './host.ts';

/** A test with a host of its own, on which the first build stands. */
export const test = base.extend<{ host: Host }>({
  host: async ({ page: _page }, use) => {
    await using host = await startHost(builds.first);
    await use(host);
  },
});

/**
 * Waits until the worker has kept a page.
 * @param page any page of the site
 * @param address what is to be kept
 */
export async function untilKept(page: Page, address: string): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async ([cache, url]) => {
        const copy = await (await caches.open(cache)).match(url, { ignoreSearch: true, ignoreVary: true });
        return copy !== undefined;
      },
      [pageCache, address] as const,
    );
  // Playwright's waitForFunction takes a promise for a yes.
  await expect.poll(isKept, { intervals: [50] }).toBe(true);
}

/** Opens a page and waits until the worker is there and has kept it. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await untilKept(page, address);
}

/** The addresses in the caches whose name fits. */
export const kept = (page: Page, name = ''): Promise<string[]> =>
  page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((cache) => cache.includes(part));
    const requests = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()));
    return requests.flat().map(({ url }) => url);
  }, name);

export { expect };
