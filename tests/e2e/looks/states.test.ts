import { statesPath } from '../../../src/dev/states-sheet.ts';
import { copyName } from '#tests/fixtures/sites.ts';
import { startDevServer } from '#tests/support/dev-server.ts';
import { copyFolder } from '#tests/support/project-copy.ts';
import { expect, test } from './looks-test.ts';
import { compareOnlyOwn, stable } from './pictures.ts';

compareOnlyOwn();

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  bypassCSP: true,
  deviceScaleFactor: 0.5,
  viewport: { width: 1440, height: 900 },
  // The frames have no address of their own, and development no worker.
  tolerated: /about:srcdoc|sw\.js|\[vite\]/,
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every component looks as it did in each of its states, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(240_000);
    await using server = await startDevServer(copyFolder(copyName('few')));
    await page.emulateMedia({ colorScheme });
    await page.goto(server.url + statesPath, { timeout: 120_000 });
    await page.locator('[data-states=shown]').waitFor({ state: 'attached', timeout: 60_000 });
    for (const frame of page.frames()) await frame.addStyleTag({ content: stable });
    // It would lie over what is scrolled to.
    await page.addStyleTag({ content: 'body > .bar { display: none }' });
    await page.evaluate(async () => {
      document.querySelectorAll('img').forEach((image) => (image.loading = 'eager'));
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
    for (const part of await page.locator('main [data-part]').all()) {
      const name = await part.getAttribute('data-part');
      await expect
        .soft(part)
        .toHaveScreenshot(`${name}-${colorScheme}.png`, { maxDiffPixelRatio: 0.005, scale: 'device' });
    }
  });
}
