import { defaultLocale } from '#i18n/locales.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { texts } from '#tests/support/texts.ts';

const { offline, online } = texts[defaultLocale].main.browser;

test('connection: going offline and online is announced politely', async ({ page, site, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.url}/about`);
  const region = page.locator('.connection');
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'online');
  await expect(region).toBeEmpty();
  await expect(region).toHaveRole('status');

  await context.setOffline(true);
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'offline');
  await expect(region).toHaveText(offline);
  await expect(region).toBeInViewport({ ratio: 1 });

  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'online');
  await expect(region).toHaveText(online);
  await expect(region).toBeEmpty();
});

test('connection: links still work while offline', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  await page.goto(`${site.url}/about`);
  await expect(page.locator('.connection')).toHaveText(offline);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
});
