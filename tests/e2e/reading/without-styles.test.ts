import { kindsOfVisits, notFoundMessage } from '#tests/e2e/language/visits.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

test.use({ tolerated: notFoundMessage });

/** Takes the styles off a page, as in a browser that knows none of them. Runs in the page. */
const undress = () => {
  for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) sheet.remove();
};

/** The words that nobody sees, apart from those that wait for a click. Runs in the page. */
const findHidden = () =>
  [...document.querySelectorAll('main :is(h1, h2, h3, p, a, td, blockquote)')]
    .filter((element) => !element.closest('details:not([open])') && !element.checkVisibility())
    .map(({ textContent }) => textContent);

/** The large shapes of drawings that have nothing but black left. Runs in the page. */
const findBlackShapes = () =>
  [...document.querySelectorAll('main svg *')]
    .filter((shape) => {
      const { width, height } = shape.getBoundingClientRect();
      return width * height > 10_000 && getComputedStyle(shape).fill === 'rgb(0, 0, 0)';
    })
    .map(({ outerHTML }) => outerHTML);

for (const { path } of kindsOfVisits) {
  test(`${path} reads without styles`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(undress);
    expect(await page.evaluate(findHidden)).toEqual([]);
    expect(await page.evaluate(findBlackShapes)).toEqual([]);
    expect(await page.evaluate(() => document.querySelector('h1, h2, h3')?.localName)).toBe('h1');
  });
}
