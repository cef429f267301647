import { locales } from '#i18n/locales.ts';
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

for (const { code, name } of locales) {
  test(`every kind of page in ${name} reads without styles`, async ({ page }) => {
    for (const { path } of kindsOfVisits.filter(({ locale }) => locale === code)) {
      await page.goto(path);
      await page.evaluate(undress);
      expect.soft(await page.evaluate(findHidden), `hidden on ${path}`).toEqual([]);
      expect.soft(await page.evaluate(findBlackShapes), `black on ${path}`).toEqual([]);
      const first = await page.evaluate(() => document.querySelector('h1, h2, h3')?.localName);
      expect.soft(first, `the first heading of ${path}`).toBe('h1');
    }
  });
}
