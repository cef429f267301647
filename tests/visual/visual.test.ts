import { expect, test } from '@playwright/test';
import { kindsOfPages } from '#tests/support/pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

for (const { path } of kindsOfPages) {
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}-${colorScheme}`;
      test(`screenshot: ${name} has not changed`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await page.evaluate(async () => {
          document.querySelectorAll('img').forEach((image) => (image.loading = 'eager'));
          await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
          await document.fonts.ready;
        });
        await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true, timeout: 30_000 });
      });
    }
  }
}
