import { getLocale } from '#i18n/locales.ts';
import { routes } from '#site-map/routes.ts';
import { localizePath } from '#site-map/routing.ts';
import { texts } from '#tests/support/texts.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { notFoundMessage } from '#tests/e2e/language/visits.ts';

test.use({ tolerated: notFoundMessage });

const visits = [
  { path: '/no-such-page', locale: 'en' },
  { path: '/services/no-such-service', locale: 'en' },
  { path: '/news/no-such-item', locale: 'en' },
  { path: '/nl/no-such-page', locale: 'nl' },
  { path: '/nl/portfolio/no-such-project', locale: 'nl' },
] as const;

for (const { path, locale } of visits) {
  test(`a reader who is lost at ${path} is told so, and finds the way home`, async ({ page }) => {
    const { title, link } = texts[locale].main.error.notFound;
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', getLocale(locale).iso);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(localizePath(locale, routes.home));
  });
}

test('a lost reader of English is told so in the words that were agreed', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
});
