import { pagesOf } from '#tests/fixtures/pages.ts';
import { siteNames, type SiteName } from '#tests/fixtures/sites.ts';
import { serviceIds } from '#content/schemas/shared.ts';
import { itemRoute, routes, sections } from '#site/routes.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { expect, test } from './looks-test.ts';
import { compareOnlyOwn, stable } from './pictures.ts';

// Refresh with `npm run test:visual -- --update-snapshots`, and look at what has changed.
const widths = [390, 1440];

/** One of each kind; the layout of all of them at every width is tested without pictures. */
const shown: Record<SiteName, readonly string[]> = {
  full: [
    ...Object.values(routes),
    ...sections.map((section) =>
      itemRoute(section, section === 'services' ? (serviceIds[0] ?? '') : 'longest'),
    ),
    itemRoute('news', 'one-word'),
    itemRoute('news', 'shortest'),
  ],
  few: [routes.home, routes.portfolio],
  none: [routes.home, routes.news, routes.portfolio],
};

/** Each page is seen by day in one language and by night in the others. */
const views = siteNames
  .flatMap(pagesOf)
  .filter(({ site, route }) => shown[site].includes(route))
  .flatMap((page) => widths.map((width) => ({ ...page, width })))
  .map((view) => ({ ...view, colorScheme: view.locale === defaultLocale ? 'light' : 'dark' }) as const);

compareOnlyOwn();

// Half the size shows every shift and change of colour, and weighs a quarter.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, deviceScaleFactor: 0.5 });

for (const { site, path, route, locale, width, colorScheme } of views) {
  test(`${path} (${site}), ${width} px wide, ${colorScheme}, looks as it did`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
    await open({ site, path });
    await page.addStyleTag({ content: stable });
    // Pictures below the fold load when they are near.
    await page.evaluate(async () => {
      document.querySelectorAll('img').forEach((image) => (image.loading = 'eager'));
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
    const name = [site, locale, route.slice(1).replaceAll('/', '-') || 'home', width].join('-');
    await expect(page).toHaveScreenshot(`${name}.png`, {
      fullPage: true,
      maxDiffPixelRatio: 0.005,
      scale: 'device',
      timeout: 30_000,
    });
  });
}
