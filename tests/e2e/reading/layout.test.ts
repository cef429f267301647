import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { kindsOfVisits, notFoundMessage } from '#tests/e2e/language/visits.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: notFoundMessage });

const widths = [320, 390, 768, 992, 1440];

/** What sticks out at the sides, which a reader sees cut off or has to scroll to. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    const isText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    const cut = [...document.querySelectorAll('body *')]
      .filter((element) => isText(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > width + 1;
      })
      .map((element) => `${element.localName}: ${element.textContent.trim().slice(0, 40)}`);
    return scrollWidth > width ? [`the page is ${scrollWidth} wide`, ...cut] : cut;
  });

for (const { path } of kindsOfVisits) {
  test(`a reader of ${path} never has to scroll sideways, from a small phone to a desktop`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('the logo has its size on every screen', async ({ page }) => {
  await page.goto('/nl');
  for (const width of [...widths, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.locator('.logo svg').boundingBox(), `at ${width} px`).toMatchObject({
      width: 150,
      height: 40,
    });
  }
});
