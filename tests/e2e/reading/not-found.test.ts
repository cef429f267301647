import { localizePath } from '#site/routing.ts';
import { texts } from '#tests/support/texts.ts';
import { routes } from '#site/routes.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { notFoundMessage, unknownPages } from '#tests/e2e/language/visits.ts';

test.use({ tolerated: notFoundMessage });

for (const { path, locale } of unknownPages) {
  test(`a reader who is lost at ${path} is told so, and finds the way home`, async ({ page }) => {
    const { title, link } = texts[locale].main.error.notFound;
    await page.goto(path);
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
