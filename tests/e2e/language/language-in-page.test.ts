import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Fault } from '#tests/e2e/support/site-server.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { dist } from '#tests/support/folders.ts';

/** Answers for pages like a cache, which knows neither cookies nor languages. */
const cache: Fault = (path, response) => {
  const { pathname } = new URL(path, 'http://host');
  if (extname(pathname)) return false;
  response.setHeader('content-type', 'text/html');
  response.end(readFileSync(join(dist, `${pathname}.html`)));
  return true;
};

const pagesAsked = (asked: string[]) => asked.filter((path) => path.endsWith('about'));

test.describe('with a browser that prefers Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('language: a page from a cache redirects once, without a history entry', async ({ page, site }) => {
    site.fault = cache;
    await page.goto('about:blank');
    await page.goto(`${site.url}/about#content`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${site.url}/nl/about#content`);
    expect(pagesAsked(site.asked)).toEqual(['/about', '/nl/about']);
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  test('language: the cookie wins, and reload and back never redirect', async ({ page, site, context }) => {
    site.fault = cache;
    await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: site.url }]);
    await page.goto(`${site.url}/about`);
    await expect(page).toHaveURL(`${site.url}/about`);
    await context.clearCookies();
    await page.reload();
    await expect(page).toHaveURL(`${site.url}/about`);
    await page.goto(`${site.url}/nl/about`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/about`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });

  test('language: a link followed inside the site is a choice', async ({ page, site }) => {
    site.fault = cache;
    await page.goto(`${site.url}/nl/about`);
    await page.evaluate(() => {
      location.href = '/about';
    });
    await expect(page).toHaveURL(`${site.url}/about`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });

  test('language: a prerendered page and one without cookies stay', async ({ page, site }) => {
    site.fault = cache;
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'prerendering', { get: () => true });
    });
    await page.goto(`${site.url}/about`);
    await expect(page).toHaveURL(`${site.url}/about`);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'prerendering');
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
    await page.goto(`${site.url}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('language: the server redirects first', async ({ page, site }) => {
    await page.goto(`${site.url}/about`);
    await expect(page).toHaveURL(`${site.url}/nl/about`);
    expect(pagesAsked(site.asked)).toEqual(['/about', '/nl/about']);
  });
});
