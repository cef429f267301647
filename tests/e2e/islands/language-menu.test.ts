import { defaultLocale, locales, otherLocales } from '#i18n/locales.ts';
import { scriptsRun } from '#tests/e2e/loading/scripts.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { texts } from '#tests/support/texts.ts';

const year = 365 * 24 * 60 * 60;
const { current } = texts[defaultLocale].main.navbar.language;
const [other] = otherLocales(defaultLocale);

test('language menu: closes by Escape, by Tab out of it, and by a click outside', async ({ page, site }) => {
  await page.goto(`${site.url}/about`);
  const summary = page.getByLabel(current);
  const menu = page.locator('.language');
  await summary.focus();
  await expect(page.locator('astro-island[component-url*="LanguageMenu"]')).not.toHaveAttribute('ssr');
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
  await page.locator('h1').click();
  await expect(menu).not.toHaveAttribute('open');
});

for (const storage of ['allowed', 'refused'] as const) {
  test(`language menu: keeps page, query and fragment, with cookies ${storage}`, async ({
    page,
    site,
    context,
  }) => {
    await page.addInitScript((refused) => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      if (refused) Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    }, storage === 'refused');
    await page.goto(`${site.url}/portfolio?from=mail#content`);
    await page.getByLabel(current).click();
    await expect(page.locator('astro-island[component-url*="LanguageMenu"]')).not.toHaveAttribute('ssr');
    await page.getByRole('link', { name: other?.name ?? '' }).click();
    await expect(page).toHaveURL(`${site.url}/nl/portfolio?from=mail#content`);
    if (storage === 'refused') return;
    const [cookie] = await context.cookies();
    const expected = { name: 'i18n_redirected', value: 'nl', path: '/', sameSite: 'Lax', secure: false };
    expect(cookie).toMatchObject(expected);
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(60);
  });
}

test('language menu: the right button chooses nothing', async ({ page, site, context }) => {
  await page.goto(`${site.url}/about`);
  await scriptsRun(page);
  await page.getByLabel(current).click();
  await page.getByRole('link', { name: other?.name ?? '' }).click({ button: 'right' });
  await expect(page).toHaveURL(`${site.url}/about`);
  expect(await context.cookies()).toEqual([]);
});

test('language menu: the last choice of two tabs counts', async ({ page, site, context }) => {
  const tab = await context.newPage();
  await page.goto(`${site.url}/about`);
  await tab.goto(`${site.url}/nl/about`);
  const choices = [
    [page, 'Nederlands', '/nl/about'],
    [tab, 'English', '/about'],
  ] as const;
  for (const [reader, name, path] of choices) {
    await reader.locator('.language > summary').click();
    await reader.locator('.language').getByRole('link', { name }).click();
    await expect(reader).toHaveURL(site.url + path);
  }
  await page.goto(`${site.url}/`);
  await expect(page).toHaveURL(`${site.url}/`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { code, name } of locales) {
    const [target] = otherLocales(code);
    test(`language menu: leads from ${name} to the same page in the other language`, async ({
      page,
      site,
    }) => {
      await page.goto(site.url + (code === defaultLocale ? '/about' : `/${code}/about`));
      await page.getByLabel(texts[code].main.navbar.language.current).click();
      await page
        .locator('.language')
        .getByRole('link', { name: target?.name ?? '' })
        .click();
      await expect(page.locator('html')).toHaveAttribute('lang', target?.iso ?? '');
      await expect(page).toHaveURL(/\/about$/);
    });
  }
});
