import { locales } from '#i18n/locales.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { kindsOfVisits, notFoundMessage } from '#tests/e2e/language/visits.ts';

test.use({ javaScriptEnabled: false, tolerated: notFoundMessage });

for (const { code, name, iso } of locales) {
  test(`without JavaScript a reader of ${name} finds all parts of every kind of page`, async ({ page }) => {
    for (const { path, status } of kindsOfVisits.filter(({ locale }) => locale === code)) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect.soft(response?.status()).toBe(status);
        await expect.soft(page).toHaveURL(path);
        await expect.soft(page.locator('html')).toHaveAttribute('lang', iso);
        await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.soft(page.getByRole('banner').getByRole('link').first()).toBeVisible();
        await expect.soft(page.getByRole('main')).toBeVisible();
        await expect.soft(page.getByRole('contentinfo')).toBeVisible();
      });
    }
  });
}
