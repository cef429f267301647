import { expect, test } from 'vitest';
import { manifest } from '#tests/support/manifest.ts';
import { kindOf, pages } from '#tests/support/pages.ts';

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

const mainScripts = pages.map(({ document }) =>
  document.querySelector('[data-src]')?.getAttribute('data-src'),
);

test.each([
  ['the script of every page', 5000, (address: string) => mainScripts.includes(address)],
  ['all fonts together', 38_000, (address: string) => address.endsWith('.woff2')],
])('weight: %s: at most %i bytes', (_, most, counts) => {
  const sum = sizes.filter(({ address }) => counts(address)).reduce((bytes, { size }) => bytes + size, 0);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(most);
});
