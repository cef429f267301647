import type { Page } from '@playwright/test';
import { fewLocaleChoices } from '#tests/cases/locale-choice.ts';
import { serveStatic } from '#tests/e2e/support/static-host.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

// One address is unknown.
test.use({ tolerated: /status of 404 .*\/no-such-page/ });

/** Makes a visitor whose browser says of itself what a case wants. */
async function beVisitor(page: Page, languages: readonly string[], cookie?: string) {
  await page.addInitScript(
    ([wanted, stored]) => {
      Object.defineProperty(navigator, 'languages', { value: wanted });
      if (stored !== undefined) document.cookie = `i18n_redirected=${stored}; path=/`;
    },
    [languages, cookie] as const,
  );
}

const elsewhere = 'http://elsewhere.example/';

for (const { of, path, cookie, languages, entry, want } of fewLocaleChoices) {
  test(`on a plain host a visitor ${of} reads ${path} in ${want}`, async ({ page }) => {
    await using host = await serveStatic();
    await beVisitor(page, languages, cookie);
    const referer = entry ? elsewhere : `${host.url}/nl/news`;
    await page.goto(`${host.url}${path}?from=mail#how`, { referer, waitUntil: 'commit' });
    const wanted = path.startsWith('/nl') || want === 'en' ? path : `/nl${path}`;
    await expect(page).toHaveURL(`${host.url}${wanted}?from=mail#how`);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${want}`));
  });
}

test.describe('a visitor who reads Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('is sent on once, without a place in the history', async ({ page }) => {
    await using host = await serveStatic();
    await page.goto('about:blank');
    await page.goto(`${host.url}/about`);
    await expect(page).toHaveURL(`${host.url}/nl/about`);
    expect(host.asked.filter((path) => path.endsWith('about'))).toEqual(['/about', '/nl/about']);
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  test('stays with English after choosing it, also on reload, back and forward', async ({ page }) => {
    await using host = await serveStatic();
    await page.goto(`${host.url}/nl/about`);
    await page.evaluate((to) => {
      location.href = to;
    }, `${host.url}/about`);
    await expect(page).toHaveURL(`${host.url}/about`);
    await page.reload();
    await expect(page).toHaveURL(`${host.url}/about`);
    await page.goto(`${host.url}/nl/news`);
    await page.goBack();
    await expect(page).toHaveURL(`${host.url}/about`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });

  test('who chose English and forgot it is not moved on reload, back and forward', async ({
    page,
    context,
  }) => {
    await using host = await serveStatic();
    await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: host.url }]);
    await page.goto(`${host.url}/about`, { referer: elsewhere });
    await context.clearCookies();
    await page.reload();
    await expect(page).toHaveURL(`${host.url}/about`);
    await page.goto(`${host.url}/nl/news`);
    await page.goBack();
    await expect(page).toHaveURL(`${host.url}/about`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });

  test('is not moved while the page is prerendered', async ({ page }) => {
    await using host = await serveStatic();
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'prerendering', { get: () => true });
    });
    await page.goto(`${host.url}/about`);
    await expect(page).toHaveURL(`${host.url}/about`);
  });

  test('keeps a working page where cookies and languages cannot be asked', async ({ page }) => {
    await using host = await serveStatic();
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
    await page.goto(`${host.url}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('stays where a page does not exist', async ({ page }) => {
    await using host = await serveStatic();
    await page.goto(`${host.url}/no-such-page`);
    await expect(page).toHaveURL(`${host.url}/no-such-page`);
  });

  test('has nothing to do where the server has chosen', async ({ page, site }) => {
    await page.goto(`${site.url}/about`);
    await expect(page).toHaveURL(`${site.url}/nl/about`);
    expect(site.asked.filter((path) => path.endsWith('about'))).toEqual(['/about', '/nl/about']);
  });
});
