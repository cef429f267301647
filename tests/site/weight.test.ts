import { expect, test } from 'vitest';
import { kindOf } from '#tests/support/pages.ts';
import { manifest } from '#tests/support/manifest.ts';

/** Sizes as sent to browsers that accept Brotli, in bytes. */
const sizes = manifest.files.map(({ address, page, variants }) => ({
  address: address ?? page?.route ?? '',
  page,
  size: (variants.br ?? variants.identity).size,
}));

// What a server sends before it has heard from the browser: about ten packets.
const firstRoundTrip = 14_300;

test('weight: pages arrive in one round trip, except items, which are as long as their text', () => {
  const heavy = sizes
    .filter(({ page, size }) => page && !kindOf(page.route).includes('{') && size > firstRoundTrip)
    .map(({ address, size }) => `${address}: ${size} bytes`);
  expect(heavy).toEqual([]);
});

test('weight: the script that every page loads has at most 5 kB, all fonts 45 kB', () => {
  const sum = (pattern: RegExp) =>
    sizes.filter(({ address }) => pattern.test(address)).reduce((bytes, { size }) => bytes + size, 0);
  const script = sum(/^\/assets\/Page\.astro_/);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(5000);
  expect(sum(/\.woff2$/)).toBeLessThanOrEqual(45_000);
});
