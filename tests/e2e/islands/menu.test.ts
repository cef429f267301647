import { locales } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { texts } from '#tests/support/texts.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const { code, name } of locales) {
  const { navbar } = texts[code].main;

  test.describe(`on a phone, without JavaScript, in ${name}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test.beforeEach(({ page }) => page.goto(localizePath(code, routes.home)));

    test('a reader opens the menu by its button, and closes it again', async ({ page }) => {
      const button = page.getByRole('button', { name: navbar.menu });
      const menu = page.getByRole('navigation', { name: navbar.label });
      await expect(menu).toBeHidden();
      await button.click();
      await expect(menu.getByRole('link')).toHaveCount(navbar.items.length);
      for (const link of await menu.getByRole('link').all()) await expect(link).toBeInViewport();
      await button.click();
      await expect(menu).toBeHidden();
    });

    test('a reader opens the menu by keyboard, and closes it with Escape', async ({ page }) => {
      const button = page.getByRole('button', { name: navbar.menu });
      const menu = page.getByRole('navigation', { name: navbar.label });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    });

    test('a reader goes from the menu to a page', async ({ page }) => {
      await page.getByRole('button', { name: navbar.menu }).click();
      const label = navbar.items.find((item) => item.name === 'contact')?.alternative ?? '';
      await page.getByRole('navigation', { name: navbar.label }).getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(localizePath(code, routes.contact));
    });
  });

  test(`from 992 px on a reader of ${name} sees the whole menu at once`, async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 800 });
    await page.goto(localizePath(code, routes.home));
    await expect(page.getByRole('button', { name: navbar.menu })).toBeHidden();
    await expect(page.getByRole('navigation', { name: navbar.label }).getByRole('link').last()).toBeVisible();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(page.getByRole('button', { name: navbar.menu })).toBeVisible();
  });
}
