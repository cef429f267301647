import type { Page } from '@playwright/test';
import { otherLocales, defaultLocale } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The language in which the fixture site has a full page of projects. */
const path = localizePath(otherLocales(defaultLocale)[0]?.code ?? defaultLocale, routes.portfolio);

const full = 9;

/** Removes cards until `amount` are left, and returns the boxes of the list and its cards by row. */
const measureRows = (page: Page, amount: number) =>
  page.getByRole('main').evaluate((main, most) => {
    const list = main.querySelector('.projects');
    if (!list) throw new Error('There is no list of projects.');
    while (list.children.length > most) list.lastElementChild?.remove();
    const box = (element: Element | null | undefined) => {
      const { left = NaN, right = NaN, top = NaN, bottom = NaN } = element?.getBoundingClientRect() ?? {};
      return {
        left: Math.round(left),
        right: Math.round(right),
        top: Math.round(top),
        bottom: Math.round(bottom),
      };
    };
    const cards = [...list.children].map((card) => ({
      ...box(card),
      coverBottom: box(card.querySelector('.cover')).bottom,
      titleTop: box(card.querySelector('h2')).top,
    }));
    return {
      list: box(list),
      rows: Object.values(Object.groupBy(cards, ({ top }) => top)).map((row) => row ?? []),
    };
  }, amount);

test('project grid: rows are full, covers end and titles begin on one line', async ({ page }) => {
  for (const width of [640, 768, 992, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    for (let amount = full; amount > 0; amount -= 1) {
      const { list, rows } = await measureRows(page, amount);
      const at = `${amount} at ${width} px`;
      expect(rows.flat().length, at).toBe(amount);
      for (const row of rows) {
        const inOrder = row.toSorted((a, b) => a.left - b.left);
        expect.soft([inOrder.at(0)?.left, inOrder.at(-1)?.right], at).toEqual([list.left, list.right]);
        const overlapping = inOrder
          .slice(1)
          .filter(({ left }, index) => left <= (inOrder[index]?.right ?? 0));
        expect.soft(overlapping, at).toEqual([]);
        expect.soft(new Set(row.map(({ coverBottom }) => coverBottom)).size, at).toBe(1);
        expect.soft(new Set(row.map(({ titleTop }) => titleTop)).size, at).toBe(1);
      }
    }
  }
});
