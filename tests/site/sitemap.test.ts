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

const entries = sitemaps.flatMap((document) => document.querySelectorAll('url'));

const pathOf = (location: string) => location.replace(siteUrl, '') || '/';

test('a search engine finds each page in the sitemap once, and no page that answers errors', () => {
  const wanted = listedPages.map(({ path }) => siteUrl + path);
  expect(sitemaps.flatMap(locations).sort()).toEqual(wanted.sort());
});

test('the sitemap and the pages agree on which page is the same in the other language', () => {
  const versions = (elements: HTMLElement[]) =>
    elements.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`).sort();

  for (const entry of entries) {
    const [location = ''] = locations(entry);
    const onPage = findPage(pathOf(location))?.document.querySelectorAll('link[hreflang]') ?? [];
    expect(versions(entry.getElementsByTagName('xhtml:link')), location).toEqual(versions(onPage));
  }
});

test('the sitemap says of a news item that it changed when it was published, or later', () => {
  for (const entry of entries) {
    const [location = ''] = locations(entry);
    const day = entry.querySelector('lastmod')?.textContent.slice(0, 10);
    const published = findPage(pathOf(location))?.document.querySelector('main article time');
    expect((day ?? '') >= (published?.getAttribute('datetime') ?? ''), `${location}: ${day}`).toBe(true);
  }
});
