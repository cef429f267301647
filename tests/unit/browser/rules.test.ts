import { describe, expect, test, vi } from 'vitest';
import { connectionNews } from '#client/page/connection.ts';
import { choosePages } from '#client/page/prefetch.ts';
import { shouldReload } from '#client/errors/recovery.ts';

vi.mock('virtual:browser-texts', () => ({ default: () => ({}) }));
vi.mock('astro/virtual-modules/prefetch.js', () => ({ prefetch: () => undefined }));

describe('a visitor', () => {
  test.each([
    [undefined, 'online', undefined],
    [undefined, 'offline', 'offline'],
    ['online', 'offline', 'offline'],
    ['offline', 'online', 'online'],
    ['online', 'online', undefined],
    ['offline', 'offline', undefined],
  ] as const)('who was %s and is %s is told %s', (before, now, news) => {
    expect(connectionNews(before, now)).toBe(news);
  });
});

describe('the page reloads', () => {
  test.each([
    ['when a part fails', { online: true, tried: null, build: 'a' }, true],
    ['not twice', { online: true, tried: 'a', build: 'a' }, false],
    ['again for a later build', { online: true, tried: 'a', build: 'b' }, true],
    ['not offline', { online: false, tried: null, build: 'a' }, false],
  ] as const)('%s', (_, failure, reloads) => {
    expect(shouldReload(failure)).toBe(reloads);
  });
});

describe('the pages that are fetched ahead', () => {
  const here = new URL('http://site.example/about');
  const seen = (...paths: string[]) => paths.map((path) => new URL(path, here));

  test.each([
    ['the first that are seen', ['/services', '/contact', '/news'], ['/services', '/contact']],
    ['each once', ['/news#a', '/news#b', '/contact'], ['/news', '/contact']],
    ['with their query', ['/news?page=2'], ['/news?page=2']],
    ['not the present one', ['#top', '/about?x=1'], []],
    ['not other sites', ['https://elsewhere.example/', 'mailto:a@b.example', 'tel:+31'], []],
    ['not files', ['/rss.xml', '/contact.vcf'], []],
  ])('are %s', (_, links, pages) => {
    expect(choosePages(seen(...links), here)).toEqual(pages.map((path) => here.origin + path));
  });
});
