import { readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { locales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { listRoute, sections } from '#site/routes.ts';
import { siteUrl } from '#site/site-settings.ts';
import { readItems } from '#tests/support/content.ts';
import { dist } from '#tests/support/folders.ts';
import { findPage, listedPages } from '#tests/support/pages.ts';

const read = (file: string): HTMLElement =>
  parse(readFileSync(dist + file, 'utf8'), { voidTag: { tags: [] } });

const locations = (document: HTMLElement) => document.querySelectorAll('loc').map((loc) => loc.textContent);

const sitemaps = locations(read('sitemap-index.xml')).map((url) => read(url.replace(`${siteUrl}/`, '')));

/** Sections without an item in a language: `/nl/news`. */
const emptySections = locales.flatMap(({ code }) =>
  sections
    .filter((section) => readItems(section, code).length === 0)
    .map((section) => localizePath(code, listRoute(section))),
);

test('sitemap: lists each page once, but no error or offline page and no empty section', () => {
  const expected = listedPages.map(({ path }) => path).filter((path) => !emptySections.includes(path));
  expect(sitemaps.flatMap(locations).sort()).toEqual(expected.map((path) => siteUrl + path).sort());
});

test('empty section: it keeps its page and menu entry, and search engines leave it out', () => {
  for (const path of emptySections) {
    const page = findPage(path)?.document;
    expect(page?.querySelector('meta[name="robots"]')?.getAttribute('content'), path).toBe('noindex');
    expect(page?.querySelector('#menu [aria-current="page"]')?.getAttribute('href')).toBe(path);
  }
});
