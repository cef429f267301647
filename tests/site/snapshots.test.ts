import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { editorConfig } from '#admin/config.ts';
import { localBackend } from '#admin/web-editor.ts';
import { serviceSlugs } from '#content/schemas.ts';
import { homeRoute } from '#shared/urls.ts';
import { nameOf } from '#tests/fixtures/items.ts';
import { dist, project } from '#tests/support/folders.ts';
import { manifest } from '#tests/support/manifest.ts';
import { files, kindOf, pages } from '#tests/support/pages.ts';
import { maskHashes, outline, outlinesIn } from './outline.ts';

// What every kind of page and file has, in each language, as an outline. Accept a difference with `--update`.

const snapshots = join(import.meta.dirname, 'snapshots');
const written: string[] = [];

const expectSnapshot = async (name: string, lines: string[]) => {
  written.push(`${name}.txt`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(snapshots, `${name}.txt`));
};

/** Items with every field, with only those that they must have, and in one language. */
const items = [...[0, 2, 20].map(nameOf), ...[0, 2].map((index) => serviceSlugs[index])];

const kinds = Map.groupBy(pages, ({ locale, route }) => `${locale} ${kindOf(route)}`);

/** One page of each kind, or two. */
const chosen = [...kinds.values()].flatMap((group) => {
  const named = group.filter(({ route }) => items.includes(route.split('/').at(-1)));
  return named.length > 0 ? named : group.slice(0, 1);
});

const homes = new Map(
  pages
    .filter(({ route }) => route === homeRoute)
    .map(({ locale, document }) => [locale, outlinesIn(document)]),
);

/** The first element of a page, a feed or a sitemap. */
const rootOf = (document: HTMLElement) =>
  document.querySelector('html, rss, urlset, sitemapindex') ?? document;

test.each(chosen)('snapshot: the page $path', ({ document, file, locale, route }) => {
  const known = route === homeRoute ? undefined : homes.get(locale);
  return expectSnapshot(file.replace('.html', ''), outline(rootOf(document), known));
});

const read = (file: string) => readFileSync(dist + file, 'utf8');

// The texts for scripts are in the pages, too.
const others = [...files, '.well-known/security.txt'].filter((file) =>
  /\.(?:speculationrules|txt|webmanifest|xml)$/.test(file),
);

test.each(others)('snapshot: the file %s', (file) => {
  const text = maskHashes(read(file).trim());
  if (file.endsWith('.txt')) return expectSnapshot(file, text.split('\n'));
  if (!file.endsWith('.xml'))
    return expectSnapshot(file, JSON.stringify(JSON.parse(text), undefined, 2).split('\n'));
  return expectSnapshot(file, outline(rootOf(parse(text, { voidTag: { tags: [] } }))));
});

test('snapshot: the addresses of the site, and where old ones lead', () => {
  const addresses = manifest.files.map(({ path = '', type }) => `${path} ${type}`);
  const redirects = Object.entries(manifest.redirects).map(([from, to]) => `${from} → ${to}`);
  const listed = addresses.filter((line) => !/^(?:\/assets\/| )/.test(line));
  return expectSnapshot('addresses', [...listed.toSorted(), ...redirects.toSorted()]);
});

test('snapshot: the forms of the web editor', () => {
  const { collections = [], i18n, media_libraries } = editorConfig(localBackend, project, false);
  // Items that the default language lacks have a copy of their collection's form each.
  const forms = collections.filter((entry) => 'folder' in entry);
  return expectSnapshot('web-editor', stringify({ i18n, media_libraries, forms }).trim().split('\n'));
});

test('snapshot: there is none of a page or file that is gone', () => {
  const gone = globSync('**/*.txt', { cwd: snapshots }).filter((file) => !written.includes(file));
  expect(gone, 'delete them').toEqual([]);
});
