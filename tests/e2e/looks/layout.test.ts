import { locales } from '#i18n/locales.ts';
import { pagesOf } from '#tests/fixtures/pages.ts';
import { siteNames } from '#tests/fixtures/sites.ts';
import { routes } from '#site/routes.ts';
import { findOverflow } from '#tests/support/overflow.ts';
import { expect, test } from './looks-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 390, 768, 992, 1440];

for (const site of siteNames) {
  for (const { code, name } of locales) {
    test(`a reader of ${name} (${site}) never has to scroll sideways, from a small phone to a desktop`, async ({
      page,
      open,
    }) => {
      for (const { path } of pagesOf(site).filter(({ locale }) => locale === code)) {
        await open({ site, path });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await page.evaluate(findOverflow), `${path} at ${width} px`).toEqual([]);
        }
      }
    });
  }
}

test('the logo has its size on every screen', async ({ page, open }) => {
  for (const { path } of pagesOf('full').filter(({ route }) => route === routes.home)) {
    await open({ site: 'full', path });
    for (const width of [...widths, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.locator('.logo svg').boundingBox(), `at ${width} px`).toMatchObject({
        width: 150,
        height: 40,
      });
    }
  }
});

test('covers are equally high, whatever their picture’s shape', async ({ page, open }) => {
  await open({ site: 'full', path: routes.news });
  const shapes = await page
    .getByRole('main')
    .locator('li picture')
    .evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { width, height } = picture.parentElement?.getBoundingClientRect() ?? {};
        return (Number(width) / Number(height)).toFixed(2);
      }),
    );
  expect(new Set(shapes)).toEqual(new Set(['1.60']));
});
