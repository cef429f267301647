import { expect, test } from 'vitest';
import { localizePath, parsePath } from '#site/urls.ts';
import { files, findPage, pages } from '#tests/support/pages.ts';
import { complaints } from '#tests/site/complaints.ts';
import {
  hasFragment,
  isServed,
  referencesOf,
  referencesOfFile,
  resolveInternal,
} from '#tests/site/references.ts';

const textFiles = files.filter((file) => /(?<!^_manifest)\.(?:xml|txt|webmanifest|json|vcf)$/.test(file));

test('links: every internal link, image, font and icon exists', () => {
  const broken = complaints((page) =>
    referencesOf(page).filter((reference) => {
      const url = resolveInternal(reference, page.path);
      return url && !reference.startsWith('#') && !isServed(url.pathname);
    }),
  );
  expect(broken).toEqual([]);
});

test('links: every fragment exists on the page that it points to', () => {
  const broken = complaints((page) =>
    referencesOf(page).filter((reference) => {
      const url = resolveInternal(reference, page.path);
      return url && !hasFragment(url, page);
    }),
  );
  expect(broken).toEqual([]);
});

test('links: every URL in feeds, sitemap and other text files exists', () => {
  const references = textFiles.flatMap((file) =>
    referencesOfFile(file).map((reference) => ({ file, reference })),
  );
  const broken = references.filter(({ reference }) => {
    const url = resolveInternal(reference, '/');
    return url && !(isServed(url.pathname) && hasFragment(url));
  });
  expect(references.length).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

test('links: a link without hreflang stays in the language of the page', () => {
  const strayed = complaints(({ document, locale, path }) =>
    document
      .querySelectorAll('a[href]:not([hreflang]), link[type="application/rss+xml"]')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => {
        const target = resolveInternal(href, path)?.pathname;
        if (!target) return false;
        const own = localizePath(locale, parsePath(target).route);
        return target !== own && (findPage(target) ?? isServed(own));
      }),
  );
  expect(strayed).toEqual([]);
});

test('links: a link with hreflang leads to that language', () => {
  const wrong = complaints(({ document, path }) =>
    document
      .querySelectorAll('a[hreflang]')
      .filter((link) => {
        const target = resolveInternal(link.getAttribute('href') ?? '', path);
        return !target || parsePath(target.pathname).locale !== link.getAttribute('hreflang');
      })
      .map(String),
  );
  expect(wrong).toEqual([]);
});

test('links: no link uses plain http', () => {
  const open = complaints((page) =>
    referencesOf(page).filter((reference) => reference.startsWith('http://')),
  );
  expect(open).toEqual([]);
  expect(pages.flatMap(referencesOf).some((reference) => reference.startsWith('https://'))).toBe(true);
});
