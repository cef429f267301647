import { serviceSlugs } from '#content/schemas.ts';
import { texts } from '#i18n/texts.ts';
import { defaultLocale } from '#shared/locales.ts';
import { itemRoute, routes } from '#site/routes.ts';
import { findHidden } from '#tests/support/visibility.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { expect, test } from './support/test.ts';

const { navbar, skipLink } = texts[defaultLocale].main;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('accessibility: menu, language menu and questions are readable when open', async ({ page }) => {
  await page.goto(itemRoute('services', serviceSlugs[0] ?? ''));
  const menu = page.getByRole('button', { name: navbar.menu });
  const openings = [
    { within: 'body > header', toggle: () => menu.click() },
    { within: 'body > header', toggle: () => page.getByLabel(navbar.language.current).click() },
    { within: 'details', toggle: () => page.locator('main summary').first().click() },
  ];
  for (const { within, toggle } of openings) {
    await toggle();
    expect.soft(await findHidden(page, within)).toEqual([]);
    // What an open menu covers is none of its own.
    await expectNoBarrier(page, within);
    await page.keyboard.press('Escape');
  }
});

test('skip link: appears on focus, and leads past the bar', async ({ page }) => {
  await page.goto(routes.contact);
  const link = page.getByRole('link', { name: skipLink });
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(await findHidden(page, '.skip')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});
