import { expect, test as base, type Page } from '@playwright/test';
import { pageCache } from '#client/service-worker/cache-names.ts';
import { dist } from '#tests/support/folders.ts';
import { startHost, type Host } from './host.ts';

/** A test with a host of its own, which serves the site. */
export const test = base.extend<{ host: Host }>({
  host: async ({ page: _page }, use) => {
    await using host = await startHost(dist);
    await use(host);
  },
});

/**
 * The cached addresses.
 * @param page any page of the site
 * @param name a part of the caches' names; all caches if empty
 */
export const cached = (page: Page, name = ''): Promise<string[]> =>
  page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((cache) => cache.includes(part));
    const requests = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()));
    return requests.flat().map(({ url }) => url);
  }, name);

/** Opens a page and waits until the worker is active and has cached it. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { origin, pathname } = new URL(address);
  await expect.poll(() => cached(page, pageCache), { intervals: [50] }).toContain(origin + pathname);
}

/** Goes to an address from an empty page, so that nothing of the page before is left. */
export async function open(page: Page, address: string) {
  await page.goto('about:blank');
  return page.goto(address);
}

export { expect };
