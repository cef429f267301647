import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

const bar = (page: Page) => page.getByRole('banner');
const ground = (page: Page) => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);

/** How light the bar is, from 0 to 1, by its ground's mean channel. */
async function lightness(page: Page) {
  const channels = (await ground(page)).match(/[\d.]+/g)?.map(Number) ?? [];
  const [red = 0, green = 0, blue = 0] = channels;
  const mean = (red + green + blue) / 3;
  return mean > 1 ? mean / 255 : mean;
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, colorScheme: 'light' });

    test('the bar is light at the top, dark once the page is scrolled, and light again', async ({ page }) => {
      await page.goto('/nl/about');
      await expect.poll(() => lightness(page)).toBeGreaterThan(0.9);
      const { height } = (await bar(page).boundingBox()) ?? {};

      await page.mouse.wheel(0, 600);
      await expect.poll(() => lightness(page)).toBeLessThan(0.2);
      expect(await bar(page).boundingBox()).toMatchObject({ y: 0, height });

      await page.mouse.wheel(0, -600);
      await expect.poll(() => lightness(page)).toBeGreaterThan(0.9);
    });
  });
}
