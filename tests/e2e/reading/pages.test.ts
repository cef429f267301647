import { getLocale } from '#i18n/locales.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { kindsOfVisits, notFoundMessage } from '#tests/e2e/language/visits.ts';

test.use({ javaScriptEnabled: false, tolerated: notFoundMessage });

for (const { path, locale, status } of kindsOfVisits) {
  test(`without JavaScript a reader opens ${path} and finds all its parts`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', getLocale(locale).iso);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}
