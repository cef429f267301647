import { getLocale, locales, otherLocales } from '#i18n/locales.ts';
import { listRoute, routes, sections } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { findPage, kindOf, listedPages } from '#tests/support/pages.ts';
import { texts } from '#tests/support/texts.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { notFoundMessage, unknownPages } from './visits.ts';

const switches = locales.flatMap(({ code }) => otherLocales(code).map((other) => ({ code, other })));

// Where the switch of every page leads is looked up in the built site; here a reader follows it.
const visits = switches.flatMap(({ code, other }) => {
  const own = listedPages.filter(({ locale }) => locale === code);
  const hasTwin = ({ route }: { route: string }) => findPage(localizePath(other.code, route)) !== undefined;
  const item = own.find((page) => kindOf(page.route) !== page.route && hasTwin(page));
  const alone = own.find((page) => !hasTwin(page));
  const list = sections.map(listRoute).find((route) => alone?.route.startsWith(`${route}/`));
  const unknown = unknownPages.find(({ locale }) => locale === code);
  return [
    { from: localizePath(code, routes.home), to: routes.home },
    { from: unknown?.path, to: routes.home },
    // A language may have nothing that another one lacks.
    ...(item ? [{ from: item.path, to: item.route }] : []),
    ...(alone ? [{ from: alone.path, to: list }] : []),
  ].map(({ from = '', to = '' }) => ({ from, link: other.name, to: localizePath(other.code, to) }));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, tolerated: notFoundMessage });

  for (const { from, link, to } of visits) {
    test(`a reader of ${from} finds ${to} behind “${link}”`, async ({ page }) => {
      await page.goto(from);
      await page.getByRole('banner').locator('summary').click();
      await page.getByRole('banner').getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(to);
      const chosen = locales.find(({ name }) => name === link);
      await expect(page.locator('html')).toHaveAttribute('lang', chosen?.iso ?? '');
    });
  }
});

for (const javaScriptEnabled of [true, false]) {
  for (const { code, other } of switches) {
    const { iso, name } = getLocale(code);

    test.describe(`with a browser that prefers ${name}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ locale: iso, javaScriptEnabled });

      test(`a reader who chose ${other.name} is not sent back, today or tomorrow`, async ({
        page,
        context,
      }) => {
        await page.goto(localizePath(code, routes.about));
        await page.getByLabel(texts[code].main.navbar.language.current).click();
        await page.getByRole('link', { name: other.name }).click();
        await expect(page).toHaveURL(localizePath(other.code, routes.about));

        const tomorrow = await context.newPage();
        await tomorrow.goto(routes.home);
        await expect(tomorrow).toHaveURL(localizePath(other.code, routes.home));
      });
    });
  }
}

for (const { code, name } of locales) {
  test(`the language menu of ${name} opens and closes, and shows a flag`, async ({ page }) => {
    await page.goto(localizePath(code, routes.home));
    const menu = page.getByLabel(texts[code].main.navbar.language.current);
    const [other] = otherLocales(code);
    const link = page.getByRole('banner').getByRole('link', { name: other?.name ?? '' });
    await expect(link).toBeHidden();
    await menu.click();
    await expect(link).toBeVisible();
    await expect(link.locator('svg')).toBeVisible();
    await menu.click();
    await expect(link).toBeHidden();
  });
}
