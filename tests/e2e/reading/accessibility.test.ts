import { defaultLocale, locales } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { kindOf, kindsOfPages } from '#tests/support/pages.ts';
import { texts } from '#tests/support/texts.ts';
import { barContrast, expectNoBarrier } from '#tests/e2e/support/barriers.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { kindsOfVisits, notFoundMessage } from '#tests/e2e/language/visits.ts';

const service = kindsOfPages.find(
  ({ locale, route }) => locale === defaultLocale && kindOf(route) === '/services/{id}',
);

test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: notFoundMessage });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    for (const { code, name } of locales) {
      test(`nothing keeps a reader of ${name} out of any kind of page`, async ({ page }) => {
        for (const { path } of kindsOfVisits.filter(({ locale }) => locale === code)) {
          await page.goto(path);
          await expectNoBarrier(page);
        }
      });
    }

    test('nothing keeps a reader out of a page that is scrolled', async ({ page }) => {
      await page.goto(routes.home);
      await page.evaluate(() => scrollTo(0, innerHeight));
      await expectNoBarrier(page);
    });

    test('the menu in the bar reads well at the top, and above everything once the page is scrolled', async ({
      page,
    }) => {
      await page.goto(routes.home);
      const bar = page.getByRole('banner');
      const atTop = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await barContrast(page, 'page')).toBeGreaterThanOrEqual(4.5);
      await page.evaluate(() => scrollTo(0, innerHeight));
      await expect(bar).not.toHaveCSS('background-color', atTop);
      await expect.poll(() => barContrast(page, 'anything')).toBeGreaterThanOrEqual(4.5);
    });

    test('nothing keeps a reader out of the questions, opened', async ({ page }) => {
      await page.goto(service?.path ?? '');
      const questions = page.getByRole('main').locator('summary');
      for (const question of await questions.all()) await question.click();
      await expectNoBarrier(page);
    });

    for (const { code, name } of locales) {
      test(`nothing keeps a reader of ${name} out of the opened menus of a phone`, async ({ page }) => {
        const { menu, language } = texts[code].main.navbar;
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(localizePath(code, routes.home));
        await page.getByLabel(language.current).click();
        await expectNoBarrier(page);
        await page.getByRole('button', { name: menu }).click();
        await expectNoBarrier(page);
      });
    }
  });
}
