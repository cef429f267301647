import { expect, test } from 'vitest';
import { isPageLoadClick } from '#client/navigation.ts';

const here = new URL('http://site.example/about?x=1#top');

test.each([
  ['/', {}, true],
  ['/about?x=2', {}, true],
  ['/about?x=1', {}, true],
  ['#other', {}, false],
  ['/about?x=1#other', {}, false],
  ['https://elsewhere.example/', {}, false],
  ['mailto:a@b.example', {}, false],
  ['/', { target: '_blank' }, false],
  ['/', { hasAttribute: () => true }, false],
  ['/', { defaultPrevented: true }, false],
  ['/', { button: 1 }, false],
  ['/', { ctrlKey: true }, false],
  ['/', { metaKey: true }, false],
  ['/', { shiftKey: true }, false],
  ['/', { altKey: true }, false],
])('navigation: a click on %s with %j loads a page: %s', (href, change, expected) => {
  const { origin, pathname, search, hash } = new URL(href, here);
  const keys = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  const link = { origin, pathname, search, hash, target: '', hasAttribute: () => false };
  const click = { defaultPrevented: false, button: 0, ...keys };
  expect(isPageLoadClick({ ...click, ...change }, { ...link, ...change }, here)).toBe(expected);
});
