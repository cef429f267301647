import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { locales } from '#i18n/locales.ts';
import { itemRoute, routes } from '#site-map/routes.ts';
import { localizePath } from '#site-map/routing.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

// Refresh with `npm run test:visual -- --update-snapshots`, and look at what has changed.
const pages = {
  home: routes.home,
  about: routes.about,
  contact: routes.contact,
  news: routes.news,
  service: itemRoute('services', 'web-hosting'),
};
const widths = [390, 768, 1440];
const schemes = ['light', 'dark'] as const;

// The system's face differs between machines; the site's own is the same everywhere.
const stable = `
  :root { --font-text: var(--font-display); }
  .copyright { visibility: hidden; }
  * { caret-color: transparent; }
`;

const taken = fileURLToPath(new URL('visual.test.ts-snapshots/taken-by.txt', import.meta.url));

// Each system and each browser draws letters in a way of its own.
test.beforeAll(async ({ browser, browserName }, { config, parallelIndex }) => {
  const own = `${process.platform} ${browserName} ${browser.version().split('.')[0]}`;
  if (['all', 'changed'].includes(config.updateSnapshots)) await writeFile(taken, `${own}\n`);
  const by = (await readFile(taken, 'utf8')).trim();
  if (own === by) return;
  const message = `NOT COMPARED: the pictures were taken by ${by}, this is ${own}.`;
  if (parallelIndex === 0) console.warn(message);
  test.skip(true, message);
});

// Half the size shows every shift and change of colour, and weighs a quarter.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, deviceScaleFactor: 0.5 });

for (const [name, route] of Object.entries(pages)) {
  for (const { code } of locales) {
    for (const width of widths) {
      for (const colorScheme of schemes) {
        test(`${name} in ${code}, ${width} px wide, ${colorScheme}, looks as it did @visual`, async ({
          page,
        }) => {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
          await page.goto(localizePath(code, route));
          await page.addStyleTag({ content: stable });
          // Pictures below the fold load when they are near.
          await page.evaluate(async () => {
            document.querySelectorAll('img').forEach((image) => (image.loading = 'eager'));
            await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
            await document.fonts.ready;
          });
          await expect(page).toHaveScreenshot(`${name}-${code}-${width}-${colorScheme}.png`, {
            fullPage: true,
            maxDiffPixelRatio: 0.005,
            scale: 'device',
            timeout: 30_000,
          });
        });
      }
    }
  }
}
