import { routes } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';
import { texts } from '#tests/support/texts.ts';
import { expect, test } from './support/test.ts';

test.use({ tolerated: /status of 404/ });

const { title, link } = texts.nl.main.error.notFound;

for (const { locale, ...words } of [
  // The words of the specification.
  { locale: 'en', title: 'This page could not be found', link: 'Back to the home page' },
  { locale: 'nl', title, link },
] as const) {
  test(`404: an unknown page says so in the language of its path (${locale}) and leads home`, async ({
    page,
  }) => {
    await page.goto(localizePath(locale, '/no-such-page'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await page.getByRole('link', { name: words.link }).click();
    await expect(page).toHaveURL(localizePath(locale, routes.home));
  });
}
