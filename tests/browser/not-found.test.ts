import { defaultLocale } from '#i18n/shared/locales.ts';
import { texts } from '#i18n/texts.ts';
import { routes } from '#site/routes.ts';
import { expect, test } from './support/test.ts';

const { title, link } = texts[defaultLocale].main.error.notFound;

test.use({ tolerated: /status of 404/ });

test('404: an unknown page says so, and leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(routes.home);
});
