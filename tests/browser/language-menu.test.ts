import { texts } from '#i18n/texts.ts';
import { localeCookieName } from '#shared/locale-choice.ts';
import { defaultLocale, getLocale, otherLocales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { routes } from '#site/routes.ts';
import { hydrated, refuse, scriptsRun } from './support/page.ts';
import { expect, test } from './support/test.ts';

const year = 365 * 24 * 60 * 60;
const { current } = texts[defaultLocale].main.navbar.language;
const other = getLocale('nl');

test('language menu: closes by Escape, by Tab out of it, and by a click outside', async ({ page }) => {
  await page.goto(routes.about);
  await scriptsRun(page);
  const summary = page.getByLabel(current);
  const menu = page.locator('.language-menu');
  await summary.focus();
  await hydrated(page, 'LanguageMenu');
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await expect(menu.locator('a svg').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  for (const { name } of otherLocales(defaultLocale)) {
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(menu).not.toHaveAttribute('open');
  await summary.click();
  // As when the visitor goes to another window.
  await summary.evaluate((element: HTMLElement) => {
    element.blur();
  });
  await expect(menu).toHaveAttribute('open');
  await page.locator('h1').click();
  await expect(menu).not.toHaveAttribute('open');
});

for (const cookies of ['allowed', 'refused'] as const) {
  test(`language menu: keeps page, query and fragment, with cookies ${cookies}`, async ({
    page,
    context,
  }) => {
    if (cookies === 'refused') await refuse(page, 'Document', 'cookie');
    await page.goto(`${routes.portfolio}?from=mail#content`);
    await scriptsRun(page);
    await page.getByLabel(current).click();
    await hydrated(page, 'LanguageMenu');
    const link = page.getByRole('link', { name: other.name });
    await link.click({ button: 'right' });
    expect(await context.cookies()).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(`${localizePath(other.code, routes.portfolio)}?from=mail#content`);
  });
}

for (const button of ['left', 'middle'] as const) {
  test(`language menu: stores a choice by the ${button} button itself`, async ({ page, context }) => {
    await page.goto(routes.about);
    await scriptsRun(page);
    await page.getByLabel(current).click();
    await hydrated(page, 'LanguageMenu');
    // On the page that the link leads to, the server would store what is missing.
    await page.evaluate(() => {
      for (const type of ['click', 'auxclick']) addEventListener(type, (event) => event.preventDefault());
    });
    await page.getByRole('link', { name: other.name }).click({ button });
    await expect(page).toHaveURL(routes.about);
    const expires = expect.closeTo(Date.now() / 1000 + year, -2);
    const expected = { name: localeCookieName, value: other.code, expires, path: '/', sameSite: 'Lax' };
    await expect.poll(() => context.cookies()).toMatchObject([{ ...expected, secure: false }]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('language menu: the server stores the choice', async ({ page, context }) => {
    await page.goto(routes.about);
    await page.getByLabel(current).click();
    await page.getByRole('link', { name: other.name }).click();
    await expect(page).toHaveURL(localizePath(other.code, routes.about));
    expect(await context.cookies()).toMatchObject([{ name: localeCookieName, value: other.code }]);
  });

  test('language menu: a list that links to what is in another language only stores no choice', async ({
    page,
    context,
  }) => {
    await page.goto(localizePath(other.code, routes.news));
    const link = page.locator(`main a[hreflang="${defaultLocale}"]`);
    await link.click();
    await expect(page).toHaveURL(routes.news);
    expect(await context.cookies()).toEqual([]);
  });
});
