import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { manifestName } from '#server/manifest.ts';
import { listRoute, sections } from '#site/routes.ts';
import { siteUrl } from '#site/site-settings.ts';
import { isPublished, readAllItems } from '#tests/support/content.ts';
import { dist } from '#tests/support/folders.ts';
import { manifest } from '#tests/support/manifest.ts';
import { files } from '#tests/support/pages.ts';

/** Every item that the editors wrote, with the path of its list. */
const items = sections.flatMap((section) =>
  locales.flatMap(({ code }) => {
    const list = localizePath(code, listRoute(section));
    return readAllItems(section, code).map((item) => ({ ...item, list }));
  }),
);

test('redirects: each leads from an address without a page to one with a page', () => {
  const addresses = manifest.files.map(({ address }) => address);
  const { redirects } = manifest;
  expect(Object.keys(redirects).filter((from) => addresses.includes(from))).toEqual([]);
  expect(Object.values(redirects).filter((to) => !addresses.includes(to))).toEqual([]);
});

test('drafts, scheduled and withdrawn items: no file is theirs, and none names them', () => {
  const hidden = items.filter((item) => !isPublished(item)).map(({ list, slug }) => `${list}/${slug}`);
  const address = new RegExp(`(?:["';]|${siteUrl})(/[\\w/-]+)`, 'g');
  const addressesIn = (file: string) =>
    Array.from(readFileSync(dist + file, 'utf8').matchAll(address), ([, path = '']) => path);
  const texts = files.filter(
    (file) => /\.(?:html|json|md|txt|webmanifest|xml)$/.test(file) && file !== manifestName,
  );
  const found = new Set([
    ...texts.flatMap(addressesIn),
    ...files.map((file) => `/${file.replace(/\..*/, '')}`),
  ]);
  expect(hidden.filter((path) => found.has(path))).toEqual([]);
});
