import type { Page } from '@playwright/test';
import { locales, type LocaleCode } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { itemsOf, siteNames } from '#tests/fixtures/sites.ts';
import { expect, test } from './looks-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [640, 768, 992, 1440];

/** As many as stand on a page, and as few as there may be: what a filter leaves. */
const amounts = [9, 8, 7, 6, 5, 4, 3, 2, 1];

/** Where the cards of the list of projects stand, and where the list does. */
const measure = (page: Page, amount: number) =>
  page.getByRole('main').evaluate((main, most) => {
    const list = main.querySelector('.projects');
    if (!list) throw new Error('There is no list of projects.');
    while (list.children.length > most) list.lastElementChild?.remove();
    const box = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        left: Math.round(left),
        right: Math.round(right),
        top: Math.round(top),
        bottom: Math.round(bottom),
      };
    };
    const cards = [...list.children].map((card) => {
      const [cover, title] = ['.cover', 'h2'].map((selector) => card.querySelector(selector));
      return { ...box(card), cover: cover && box(cover), title: title && box(title) };
    });
    return { left: box(list).left, right: box(list).right, cards };
  }, amount);

const amountOf = (site: (typeof siteNames)[number], locale: LocaleCode) =>
  itemsOf(site).filter((item) => item.collection === 'projects' && item.locale === locale).length;

const lists = siteNames
  .flatMap((site) => locales.map(({ code }) => ({ site, code, path: localizePath(code, routes.portfolio) })))
  .filter(({ site, code }) => amountOf(site, code) > 0);

for (const { site, code, path } of lists) {
  test(`a reader of ${path} (${site}) never sees a project beside an empty place`, async ({ page, open }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await open({ site, path });
      for (const amount of amounts.filter((number) => number <= amountOf(site, code))) {
        const { left, right, cards } = await measure(page, amount);
        const at = `${amount} at ${width} px`;
        expect(cards.length, at).toBe(amount);
        for (const row of Object.values(Object.groupBy(cards, ({ top }) => top))) {
          const inOrder = (row ?? []).toSorted((a, b) => a.left - b.left);
          expect.soft([inOrder.at(0)?.left, inOrder.at(-1)?.right], at).toEqual([left, right]);
          const gaps = inOrder.slice(1).map((card, index) => card.left - (inOrder[index]?.right ?? 0));
          expect
            .soft(
              gaps.filter((gap) => gap < 16 || gap > 48),
              at,
            )
            .toEqual([]);
        }
      }
    }
  });
}

test('the covers of a row end on one line, and their titles begin on one', async ({ page, open }) => {
  for (const width of [768, 992, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open({ site: 'full', path: routes.portfolio });
    const { cards } = await measure(page, 7);
    const rows = Object.values(Object.groupBy(cards, ({ top }) => top));
    expect(rows.map((row) => row?.length)).toEqual([1, 2, 2, 2]);
    for (const row of rows) {
      expect.soft(new Set(row?.map(({ cover }) => cover?.bottom)).size, `at ${width} px`).toBe(1);
      expect.soft(new Set(row?.map(({ title }) => title?.top)).size, `at ${width} px`).toBe(1);
    }
  }
});
