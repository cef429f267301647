import { expect, test } from 'vitest';
import { pageWindow } from '#site/pagination.ts';

const gap = undefined;

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, gap, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, gap, 4, 5, 6, gap, 9]],
  [4, 28, [1, 2, 3, 4, 5, gap, 28]],
  [28, 28, [1, gap, 27, 28]],
])('pagination: page %i of %i links to %j', (page, count, pages) => {
  expect(pageWindow(page, count)).toEqual(pages);
});
