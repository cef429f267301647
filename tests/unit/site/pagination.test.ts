import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPages, pageWindow } from '#site/pagination.ts';

test.each([
  [0, 1],
  [1, 1],
  [11, 1],
  [12, 2],
  [300, 28],
])('pagination: %i items, eleven on a page, take %i pages', (items, pages) => {
  expect(countPages(items, 11)).toBe(pages);
});

const gap = undefined;

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, gap, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, gap, 4, 5, 6, gap, 9]],
  [1, 28, [1, 2, gap, 28]],
  [4, 28, [1, 2, 3, 4, 5, gap, 28]],
  [28, 28, [1, gap, 27, 28]],
])('pagination: page %i of %i links to %j', (page, count, pages) => {
  expect(pageWindow(page, count)).toEqual(pages);
});

test('pagination: every page links itself, both ends, prev and next, in at most seven places', () => {
  const places = fc
    .integer({ min: 1, max: 1000 })
    .chain((count) => fc.record({ count: fc.constant(count), page: fc.integer({ min: 1, max: count }) }));
  fc.assert(
    fc.property(places, ({ page, count }) => {
      const pages = pageWindow(page, count);
      const numbers = pages.filter((number) => number !== undefined);
      const wanted = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
      expect(numbers).toEqual(expect.arrayContaining(wanted));
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(pages.length).toBeLessThanOrEqual(7);
    }),
  );
});
