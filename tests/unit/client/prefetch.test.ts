import { expect, test } from 'vitest';
import { choosePages } from '#client/prefetch.ts';

const here = new URL('http://site.example/about');

test.each([
  ['each page once', ['/news#a', '/news#b', '/contact'], ['/news', '/contact']],
  ['with its query', ['/news?page=2'], ['/news?page=2']],
  ['not the present page', ['#top', '/about?x=1'], []],
  ['not other sites', ['https://elsewhere.example/', 'mailto:a@b.example', 'tel:+31'], []],
  ['not files', ['/rss.xml', '/terms.pdf'], []],
])('prefetch: %s', (_, links, pages) => {
  const visible = links.map((path) => new URL(path, here));
  expect(choosePages(visible, here)).toEqual(pages.map((path) => here.origin + path));
});
