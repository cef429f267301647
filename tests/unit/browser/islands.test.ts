import { describe, expect, test } from 'vitest';
import { menuReducer, switchTarget } from '#components/islands/language-menu.ts';
import { isScrolled } from '#components/islands/navbar-scroll.ts';
import { keyTarget } from '#components/islands/testimonials-carousel.ts';

describe('the language menu', () => {
  test.each([
    [true, { type: 'key', key: 'Escape' }, false],
    [true, { type: 'key', key: 'Tab' }, true],
    [false, { type: 'key', key: 'Escape' }, false],
    [false, { type: 'key', key: 'Enter' }, false],
    [true, { type: 'left' }, false],
    [false, { type: 'left' }, false],
  ] as const)('open %s, after %j is open %s', (open, event, after) => {
    expect(menuReducer(open, event)).toBe(after);
  });

  test('leads to the same page with query and fragment, and to another page without', () => {
    const here = { search: '?service=seo', hash: '#how' };
    expect(switchTarget({ href: '/nl/portfolio', exact: true }, here)).toBe('/nl/portfolio?service=seo#how');
    expect(switchTarget({ href: '/nl/news', exact: false }, here)).toBe('/nl/news');
  });
});

describe('the bar', () => {
  test.each([
    [0, false],
    [-20, false],
    [0.5, true],
    [800, true],
  ])('at %s is over a scrolled page: %s', (offset, scrolled) => {
    expect(isScrolled(offset)).toBe(scrolled);
  });
});

describe('the carousel of six', () => {
  test.each([
    [3, 'Home', 0],
    [3, 'End', 5],
    [5, 'ArrowRight', 0],
    [5, 'ArrowDown', 0],
    [0, 'ArrowLeft', 5],
    [0, 'ArrowUp', 5],
    [3, 'ArrowRight', undefined],
    [3, 'ArrowUp', undefined],
    [5, 'ArrowLeft', undefined],
    [0, 'ArrowDown', undefined],
    [3, 'Tab', undefined],
    [3, 'toString', undefined],
  ])('at %i, %s leads to %s', (active, key, target) => {
    expect(keyTarget(active, key, 6)).toBe(target);
  });
});
