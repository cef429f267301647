import type { Page } from '@playwright/test';
import { getLocale } from '#i18n/locales.ts';
import { listedPages } from '#tests/support/pages.ts';
import { expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { kindsOfVisits, notFoundMessage, type Visit } from '#tests/e2e/language/visits.ts';

async function visit(page: Page, { path, locale, status }: Omit<Visit, 'route'>) {
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', getLocale(locale).iso);
}

test.describe('in light colours', () => {
  test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

  for (const { path, locale } of listedPages) {
    test(`a reader opens ${path}, and nothing on it keeps them out`, async ({ page }) => {
      await visit(page, { path, locale, status: 200 });
      await expectNoBarrier(page);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerated: notFoundMessage });

  for (const kind of kindsOfVisits) {
    test(`a reader opens ${kind.path} and finds all its parts`, async ({ page }) => {
      await visit(page, kind);
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});
