import { setTimeout } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { scriptsRun } from './scripts.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

// A browser that is watched fetches what it would otherwise prepare.

/** How the page is asked for on whose link the pointer rests. Others may be fetched meanwhile, as the page is idle. */
async function fetchedFor(link: Locator, site: { asked: string[] }): Promise<string[]> {
  const path = await link.evaluate((element) => (element as HTMLAnchorElement).pathname);
  const before = site.asked.length;
  await link.hover();
  // The browser lets the pointer rest for 200 ms.
  await setTimeout(1000);
  return site.asked.slice(before).filter((asked) => asked === path);
}

test('the page on whose link the pointer rests is there when it is clicked', async ({ page, site }) => {
  const purposes: unknown[] = [];
  site.fault = (path, _, { headers }) => {
    if (path === '/services') purposes.push(headers['sec-purpose']);
    return false;
  };
  await page.goto(`${site.url}/about`);
  const link = page.locator('#menu').getByRole('link', { name: 'Services' });
  expect(await fetchedFor(link, site)).toEqual(['/services']);
  await link.click();
  await expect(page).toHaveURL(`${site.url}/services`);
  expect(purposes).toEqual([expect.stringMatching(/^prefetch/)]);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())).toMatchObject({
    deliveryType: 'navigational-prefetch',
  });
});

for (const [what, name] of [
  ['a choice of language', 'Nederlands'],
  ['the present page', 'About us'],
] as const) {
  test(`${what} is not made ahead`, async ({ page, site }) => {
    await page.goto(`${site.url}/about`);
    await page.locator('body > header summary').click();
    expect(await fetchedFor(page.locator('body > header').getByRole('link', { name }), site)).toEqual([]);
  });
}

test('neither a feed nor a place on the page is fetched ahead', async ({ page, site }) => {
  await page.goto(`${site.url}/about`);
  await fetchedFor(page.locator('footer').getByRole('link', { name: /RSS/ }), site);
  await fetchedFor(page.locator('main a[href^="#"]').first(), site);
  expect(site.asked.filter((path) => path === '/rss.xml' || path === '/about')).toEqual(['/about']);
});

for (const [effectiveType, wanted] of [
  ['2g', []],
  ['4g', ['/services']],
] as const) {
  test(`on ${effectiveType} ${wanted.length} pages are prepared`, async ({ page, site }) => {
    await page.addInitScript((type) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ effectiveType: type }) });
    }, effectiveType);
    await page.goto(`${site.url}/about`);
    await scriptsRun(page);
    const link = page.locator('#menu').getByRole('link', { name: 'Services' });
    expect(await fetchedFor(link, site)).toEqual(wanted);
  });
}
