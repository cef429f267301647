import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPageLoadClick } from '#client/navigation.ts';
import { progressReducer, type ProgressEvent, type ProgressState } from '#client/progress-bar.ts';

const events: ProgressEvent[] = ['started', 'failed', 'left', 'elapsed'];
const after = (...happened: ProgressEvent[]): ProgressState =>
  happened.reduce<ProgressState>(progressReducer, 'idle');

test.each<[ProgressEvent[], ProgressState]>([
  [['started'], 'waiting'],
  [['started', 'elapsed'], 'running'],
  [['started', 'elapsed', 'elapsed'], 'done'],
  [['started', 'elapsed', 'elapsed', 'elapsed'], 'overdue'],
  [['started', 'elapsed', 'elapsed', 'elapsed', 'failed'], 'failed'],
  [['started', 'elapsed', 'elapsed', 'elapsed', 'started'], 'waiting'],
  [['started', 'elapsed', 'elapsed', 'elapsed', 'left'], 'idle'],
  [['started', 'elapsed', 'failed'], 'failed'],
  [['started', 'failed'], 'failed'],
  [['failed'], 'idle'],
  [['started', 'elapsed', 'left'], 'idle'],
  [['started', 'elapsed', 'started'], 'running'],
  [['started', 'failed', 'started'], 'waiting'],
])('progress bar: after %j is %s', (happened, state) => {
  expect(after(...happened)).toBe(state);
});

test('progress bar: always ends', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (happened) =>
      ['idle', 'overdue'].includes(after(...happened, 'elapsed', 'elapsed', 'elapsed')),
    ),
  );
});

const here = new URL('http://site.example/about?x=1#top');
const plain = {
  defaultPrevented: false,
  button: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
};
const link = (href: string, attributes: { target?: string; download?: boolean } = {}) => {
  const { origin, pathname, search, hash } = new URL(href, here);
  const hasAttribute = () => attributes.download ?? false;
  return { origin, pathname, search, hash, target: attributes.target ?? '', hasAttribute };
};

describe('navigation', () => {
  test.each(['/', '/about', '/about?x=2', '/news#last', '/about?x=1'])(
    'navigation: a click on %s loads a page',
    (href) => {
      expect(isPageLoadClick(plain, link(href), here)).toBe(true);
    },
  );

  test.each(['#top', '#other', '/about?x=1#other', 'https://elsewhere.example/', 'mailto:a@b.example'])(
    'navigation: a click on %s loads no page',
    (href) => {
      expect(isPageLoadClick(plain, link(href), here)).toBe(false);
    },
  );

  test.each([
    { defaultPrevented: true },
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
  ])('navigation: a click with %j loads no page', (change) => {
    expect(isPageLoadClick({ ...plain, ...change }, link('/'), here)).toBe(false);
  });

  test('navigation: a link to a window or a download loads no page', () => {
    expect(isPageLoadClick(plain, link('/', { target: '_blank' }), here)).toBe(false);
    expect(isPageLoadClick(plain, link('/', { download: true }), here)).toBe(false);
    expect(isPageLoadClick(plain, link('/', { target: '_self' }), here)).toBe(true);
  });
});
