import { expect, test } from 'vitest';
import { manifest } from '#tests/support/manifest.ts';
import { kindOf } from '#tests/support/pages.ts';

/** Sizes as sent to browsers that accept Brotli, in bytes. */
const sizes = manifest.files.map(({ address, page, variants }) => ({
  address: address ?? page?.route ?? '',
  page,
  size: (variants.br ?? variants.identity).size,
}));

// About 1,500 more than the largest, which leaves editors room: it is for the weight of code, not of texts.
const most = 16_000;

test(`weight: pages have at most ${most} bytes, except items, which are as long as their text`, () => {
  const heavy = sizes
    .filter(({ page, size }) => page && !kindOf(page.route).includes('{') && size > most)
    .map(({ address, size }) => `${address}: ${size} bytes`);
  expect(heavy).toEqual([]);
});
