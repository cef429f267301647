import { expect, test } from 'vitest';
import { pages } from '#tests/support/pages.ts';

test('styles: every variable that is used without a fallback is declared', () => {
  const css = pages.map(({ document }) => document.querySelector('style')?.textContent).join('');
  const names = (pattern: RegExp) => new Set(Array.from(css.matchAll(pattern), ([, name]) => name));
  expect(names(/var\((--[\w-]+)\)/g).difference(names(/[{;](--[\w-]+):/g))).toEqual(new Set());
});
