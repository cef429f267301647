import { readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { siteUrl } from '#company';
import { dist } from '#tests/support/folders.ts';
import { findPage, listedPages } from '#tests/support/pages.ts';

const read = (file: string): HTMLElement =>
  parse(readFileSync(dist + file, 'utf8'), { voidTag: { tags: [] } });

const locations = (document: HTMLElement) => document.querySelectorAll('loc').map((loc) => loc.textContent);

const sitemaps = locations(read('sitemap-index.xml')).map((url) => read(url.replace(`${siteUrl}/`, '')));

test('a search engine finds each page in the sitemap once, and no page that answers errors', () => {
  const wanted = listedPages.map(({ path }) => siteUrl + path);
  expect(sitemaps.flatMap(locations).sort()).toEqual(wanted.sort());
});

test('the sitemap and the pages agree on which page is the same in the other language', () => {
  const versions = (elements: HTMLElement[]) =>
    elements.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`).sort();

  for (const entry of sitemaps.flatMap((document) => document.querySelectorAll('url'))) {
    const [location = ''] = locations(entry);
    const page = findPage(location.replace(siteUrl, '') || '/');
    const onPage = versions(
      page?.document.querySelectorAll('link[hreflang]:not([hreflang="x-default"])') ?? [],
    );
    const inSitemap = versions(entry.getElementsByTagName('xhtml:link'));
    // A page without another version needs no mention of itself.
    if (onPage.length > 1 || inSitemap.length > 0) expect(inSitemap, location).toEqual(onPage);
  }
});
