import { readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { siteUrl } from '#company';
import { parsePath } from '#site/urls.ts';
import { dist } from '#tests/support/folders.ts';
import { alternatesOf, listedPages } from '#tests/support/pages.ts';

const read = (file: string): HTMLElement =>
  parse(readFileSync(dist + file, 'utf8'), { voidTag: { tags: [] } });

const locations = (document: HTMLElement) => document.querySelectorAll('loc').map((loc) => loc.textContent);

const sitemaps = locations(read('sitemap-index.xml')).map((url) => read(url.replace(`${siteUrl}/`, '')));

const entries = sitemaps.flatMap((document) => document.querySelectorAll('url'));

test('sitemap: lists each page once, and no error or offline page', () => {
  const expected = listedPages.map(({ path }) => siteUrl + path);
  expect(sitemaps.flatMap(locations).sort()).toEqual(expected.sort());
});

test('sitemap: every page lists all its translations and x-default, and no others', () => {
  for (const entry of entries) {
    const [location = ''] = locations(entry);
    const links = entry
      .getElementsByTagName('xhtml:link')
      .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`);
    const { route } = parsePath(new URL(location).pathname);
    expect(links.sort(), location).toEqual(alternatesOf(route));
  }
});

test('robots.txt: nothing is disallowed, and the sitemap is named', () => {
  const lines = readFileSync(`${dist}robots.txt`, 'utf8').split('\n');
  expect(lines.filter((line) => /^disallow:\s*\S/i.test(line))).toEqual([]);
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
});
