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

test('sitemap: lists each page once, and no error or offline page', () => {
  const expected = listedPages.map(({ path }) => siteUrl + path);
  expect(sitemaps.flatMap(locations).sort()).toEqual(expected.sort());
});

test('sitemap: hreflang alternates are those of the page', () => {
  const versions = (elements: HTMLElement[]) =>
    elements.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`).sort();

  for (const entry of entries) {
    const [location = ''] = locations(entry);
    const onPage = findPage(pathOf(location))?.document.querySelectorAll('link[hreflang]') ?? [];
    expect(versions(entry.getElementsByTagName('xhtml:link')), location).toEqual(versions(onPage));
  }
});
