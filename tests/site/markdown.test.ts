import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteUrl } from '#company';
import { factPattern } from '#i18n/facts.ts';
import { locales } from '#i18n/shared/locales.ts';
import { localizePath } from '#i18n/shared/urls.ts';
import { listRoute, sections } from '#site/routes.ts';
import { dist } from '#tests/support/folders.ts';
import { files, kindOf, listedPages, type Page } from '#tests/support/pages.ts';
import { itemOf } from './content-items.ts';
import { expectLines, findMissing, normalize, table } from './content-lines.ts';
import { checkPages, compare, isServed, resolveInternal } from './check-pages.ts';

const alternateOf = ({ document }: Page) =>
  document.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute('href');

const isItem = ({ route }: Page) => sections.some((name) => kindOf(route) === `${listRoute(name)}/{slug}`);

test('Markdown: the page of each item names an alternate, and no other page does', () => {
  checkPages((page) =>
    compare(alternateOf(page), page.listed && isItem(page) ? `${page.path}.md` : undefined),
  );
  const written = files.filter((file) => file.endsWith('.md'));
  expect(written).toEqual(
    listedPages
      .filter(isItem)
      .map(({ path }) => `${path.slice(1)}.md`)
      .sort(),
  );
  expect(written).not.toEqual([]);
});

test('Markdown: an alternate has facts filled in, no pictures, and links that lead somewhere', () => {
  checkPages((page) => {
    const text = readFileSync(`${dist}${page.path.slice(1)}.md`, 'utf8');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|^\[[^^].*\]: (\S+)/gm)].map(
      ([, address, defined]) => address ?? defined ?? '',
    );
    const lost = links.filter((address) => {
      const url = resolveInternal(address, page.path);
      return !URL.canParse(address) || (url && !isServed(url.pathname));
    });
    return [...(text.match(factPattern) ?? []), ...(text.match(/!\[|['"]\)$/gm) ?? []), ...lost];
  }, listedPages.filter(isItem));
});

test('Markdown: an alternate has the sections of its page', () => {
  checkPages((page) => {
    const collection = sections.find((name) => page.route.startsWith(listRoute(name)));
    const item = collection && itemOf(collection, page);
    const text = readFileSync(`${dist}${page.path.slice(1)}.md`, 'utf8');
    // A list has titles in bold.
    const lines = text.split(/\n+|^- |\*\*:? ?/m).map(normalize);
    return findMissing(lines, expectLines((collection && table.alternates[collection]) ?? [], page, item));
  }, listedPages.filter(isItem));
});

test.each(locales)('llms.txt: lists every Markdown alternate in $name', ({ code }) => {
  const text = readFileSync(dist + localizePath(code, '/llms.txt'), 'utf8');
  const listed = [...text.matchAll(/^- \[.+\]\((.+)\): .+$/gm)].map(([, address]) => address);
  const expected = listedPages.filter((page) => page.locale === code && isItem(page));
  expect(listed.sort()).toEqual(expected.map(({ path }) => `${siteUrl}${path}.md`).sort());
});
