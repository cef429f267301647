import { describe, expect, test } from 'vitest';
import { menuReducer, switchTarget } from '#components/islands/language-menu.ts';
import { isScrolled } from '#components/islands/navbar-scroll.ts';
import { carouselReducer } from '#components/islands/testimonials-carousel.ts';

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
    [0, { type: 'chosen', index: 3 }, 3],
    [3, { type: 'chosen', index: -1 }, 3],
    [3, { type: 'chosen', index: 6 }, 3],
    [3, { type: 'key', key: 'Home' }, 0],
    [3, { type: 'key', key: 'End' }, 5],
    [3, { type: 'key', key: 'ArrowRight' }, 3],
    [5, { type: 'key', key: 'ArrowRight' }, 0],
    [5, { type: 'key', key: 'ArrowDown' }, 0],
    [5, { type: 'key', key: 'ArrowLeft' }, 5],
    [0, { type: 'key', key: 'ArrowLeft' }, 5],
    [0, { type: 'key', key: 'ArrowUp' }, 5],
    [3, { type: 'key', key: 'Tab' }, 3],
  ] as const)('at %i, after %j is at %i', (active, event, after) => {
    expect(carouselReducer(active, event, 6)).toBe(after);
  });

  test('stays at the start when nobody says anything', () => {
    expect(carouselReducer(0, { type: 'key', key: 'End' }, 0)).toBe(0);
  });
});
