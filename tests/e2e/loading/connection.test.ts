import { defaultLocale, locales } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { texts } from '#tests/support/texts.ts';

for (const { code } of locales) {
  const path = localizePath(code, routes.about);
  const { offline, online } = texts[code].main.browser;
  test(`a reader of ${path} is told politely when the connection goes and comes`, async ({
    page,
    site,
    context,
  }) => {
    await page.goto(site.url + path);
    const region = page.locator('.connection');
    await expect(page.locator('html')).toHaveAttribute('data-connection', 'online');
    await expect(region).toBeEmpty();
    await expect(region).toHaveRole('status');

    await context.setOffline(true);
    await expect(page.locator('html')).toHaveAttribute('data-connection', 'offline');
    await expect(region).toHaveText(offline);
    await expect(region).toBeVisible();
    // As far from one side of a phone as from the other, at least.
    await page.setViewportSize({ width: 320, height: 640 });
    const { x = 0, width = 320 } = (await region.boundingBox()) ?? {};
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(320 - x);

    await context.setOffline(false);
    await expect(page.locator('html')).toHaveAttribute('data-connection', 'online');
    await expect(region).toHaveText(online);
    await expect(region).toBeEmpty();
  });
}

test('being offline is a hint: links still work', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  await page.goto(`${site.url}/about`);
  await expect(page.locator('.connection')).toHaveText(texts[defaultLocale].main.browser.offline);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
});
