import { texts } from '#i18n/texts.ts';
import { routes } from '#site/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ tolerated: /status of 404/ });

test('404: an unknown page says so in the language of its path, and leads home', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/nl/no-such-page');
  await expect(heading).toHaveText(texts.nl.main.error.notFound.title);
  // The words of the specification.
  await page.goto('/no-such-page');
  await expect(heading).toHaveText('This page could not be found');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(routes.home);
});
