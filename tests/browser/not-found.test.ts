import { routes } from '#site/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ tolerated: /status of 404/ });

test('404: an unknown page says so, and leads home', async ({ page }) => {
  // The words of the specification.
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(routes.home);
});
