import { localizePath } from '#site/urls.ts';
import { texts } from '#tests/support/texts.ts';
import { routes } from '#site/routes.ts';
import { notFoundMessage, unknownPages } from '#tests/e2e/language/visits.ts';
import { expect, test } from './support/fixture-site.ts';

test.use({ tolerated: notFoundMessage });

for (const { path, locale } of unknownPages) {
  test(`404: ${path} says so in its language and leads home`, async ({ page }) => {
    const { title, link } = texts[locale].main.error.notFound;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(localizePath(locale, routes.home));
  });
}

test('404: the English page has the specified words', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
});
