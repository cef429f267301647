import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { listRoute, sections } from '#site/routes.ts';
import { siteUrl } from '#site/site-settings.ts';
import { dist } from '#tests/support/folders.ts';
import { findPage } from '#tests/support/pages.ts';

test('empty section: it keeps its page and menu entry, and search engines leave it out', () => {
  const sitemap = readFileSync(`${dist}sitemap-0.xml`, 'utf8');
  for (const path of locales.flatMap(({ code }) =>
    sections.map((section) => localizePath(code, listRoute(section))),
  )) {
    const page = findPage(path)?.document;
    const isEmpty = !page?.querySelector('main .tile');
    expect(sitemap.includes(`<loc>${siteUrl}${path}</loc>`), path).toBe(!isEmpty);
    if (!isEmpty) continue;
    expect(page?.querySelector('meta[name="robots"]')?.getAttribute('content'), path).toBe('noindex');
    expect(page?.querySelector('#menu [aria-current="page"]')?.getAttribute('href')).toBe(path);
  }
});
