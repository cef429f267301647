import type { Page } from '@playwright/test';
import { texts } from '#i18n/texts.ts';
import { defaultLocale } from '#shared/locales.ts';
import { routes } from '#site/routes.ts';
import { findHidden } from '#tests/support/visibility.ts';
import { hydrated } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.use({ colorScheme: 'light' });

const { navbar } = texts[defaultLocale].main;

/** How light the navbar's background is, from 0 to 1. */
const lightness = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => {
    // `color(srgb 1 1 1 / 0.88)`
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(bar)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });

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

const menu = (page: Page) => page.locator('#menu');

/** Opens the menu of a narrow window by the keyboard. */
async function openMenu(page: Page) {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(routes.about);
  await page.locator('.toggle').focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toHaveJSProperty('offsetWidth', 820);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled });
    const mode = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

    test(`navbar: an open menu doesn’t cover a tablet that is turned, ${mode}`, async ({ page }) => {
      await openMenu(page);
      if (javaScriptEnabled) await hydrated(page, 'NavbarScroll');
      await page.setViewportSize({ width: 1180, height: 820 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await findHidden(page, 'h1')).toEqual([]);
      expect(await findHidden(page, 'body > header')).toEqual([]);
      await expect(menu(page).getByRole('link').first()).toBeInViewport();
      if (!javaScriptEnabled) return;
      await page.setViewportSize({ width: 820, height: 1180 });
      await expect(menu(page)).toBeHidden();
    });

    test(`navbar: focus that leaves the open menu is never behind it, ${mode}`, async ({ page }) => {
      await openMenu(page);
      if (javaScriptEnabled) await hydrated(page, 'NavbarScroll');
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < 14; stop += 1) {
          await page.keyboard.press(key);
          const covered = () =>
            page.evaluate(() => {
              const { activeElement: active } = document;
              const isOpen = document.querySelector('#menu')?.checkVisibility() ?? true;
              return (
                isOpen && active !== document.body && !active?.closest('#menu, .toggle') && active?.className
              );
            });
          await expect.poll(covered).toBe(false);
        }
      }
    });
  });
}

test('navbar: a text that alone is enlarged takes two lines, and fits', async ({ page }) => {
  await page.goto(routes.about);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
  for (const width of [320, 390, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await findHidden(page, 'body > header'), `${width} px`).toEqual([]);
  }
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
