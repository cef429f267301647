import type { Page } from '@playwright/test';
import { defaultLocale } from '#shared/locales.ts';
import { texts } from '#i18n/texts.ts';
import { routes } from '#site/routes.ts';
import { readBackground } from './support/color.ts';
import { expect, test } from './support/test.ts';

test.use({ colorScheme: 'light' });

const { navbar } = texts[defaultLocale].main;

/** How light the navbar's background is, from 0 to 1. */
async function lightness(page: Page): Promise<number> {
  const { red, green, blue } = await readBackground(page.getByRole('banner'));
  return (red + green + blue) / 3 / 255;
}

test('navbar: wakes at the first scroll where CSS can’t follow it, and turns dark', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto(routes.about);
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
  await page.mouse.wheel(0, -600);
  await expect(page.getByRole('banner')).not.toHaveAttribute('data-scrolled');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('navbar: stays at the top, and is dark while the page is scrolled', async ({ page }) => {
    await page.goto(routes.about);
    await expect.poll(() => lightness(page)).toBeGreaterThan(0.9);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => lightness(page)).toBeLessThan(0.2);
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0 });
    await page.mouse.wheel(0, -600);
    await expect.poll(() => lightness(page)).toBeGreaterThan(0.9);
  });

  test('navbar: shows the whole menu from 992 px on', async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 800 });
    await page.goto(routes.home);
    await expect(page.getByRole('button', { name: navbar.menu })).toBeHidden();
    const menu = page.getByRole('navigation', { name: navbar.label });
    await expect(menu.getByRole('link').last()).toBeVisible();
    expect(await menu.getByRole('link').count()).toBeGreaterThanOrEqual(navbar.items.length);
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(page.getByRole('button', { name: navbar.menu })).toBeVisible();
  });

  test('menu: opens and closes on a phone by button and keyboard, and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.home);
    const button = page.getByRole('button', { name: navbar.menu });
    const menu = page.getByRole('navigation', { name: navbar.label });
    await expect(menu).toBeHidden();
    await button.click();
    for (const link of await menu.getByRole('link').all()) await expect(link).toBeInViewport();
    await page.getByRole('button', { name: navbar.close }).click();
    await expect(menu).toBeHidden();
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.locator(`a[href="${routes.contact}"]`).click();
    await expect(page).toHaveURL(routes.contact);
  });
});
