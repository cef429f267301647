import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#shared/locales.ts';
import { localizePath, parsePath } from '#shared/urls.ts';
import { siteUrl } from '#site/site-settings.ts';
import { dist } from '#tests/support/folders.ts';
import { files, findPage, type Page } from '#tests/support/pages.ts';
import { checkPages, isServed, resolveInternal } from './check-pages.ts';

// Islands and their parts are loaded by scripts, from attributes of their own.
const urlAttributes = ['href', 'src', 'action', 'poster', 'component-url', 'renderer-url'];

/** Every URL of a page, as it is written there. */
function urlsOf({ document }: Page): string[] {
  const valuesOf = (name: string) =>
    document.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? '');
  const candidates = ['srcset', 'imagesrcset'].flatMap(valuesOf).flatMap((value) => value.split(','));
  const styles = document.querySelectorAll('style').map((style) => style.textContent);
  return [
    ...urlAttributes.flatMap(valuesOf),
    ...candidates.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    ...document
      .querySelectorAll('meta[property^="og:"]')
      .map((meta) => meta.getAttribute('content') ?? '')
      .filter((content) => URL.canParse(content)),
    ...styles.flatMap((css) => Array.from(css.matchAll(/url\(["']?([^"')]+)/g), ([, url = '']) => url)),
  ];
}

/** Every URL of this site in a feed, a sitemap or another text file. */
function urlsOfFile(file: string): string[] {
  const text = readFileSync(dist + file, 'utf8');
  const absolute = text.split(/[<>"'\s]/).filter((word) => `${word}/`.startsWith(`${siteUrl}/`));
  const relative = file.endsWith('.webmanifest')
    ? Array.from(text.matchAll(/"(?:src|url|start_url)":\s*"([^"]+)"/g), ([, url = '']) => url)
    : [];
  return [...absolute, ...relative];
}

/**
 * Whether the page that a URL names has the id in its fragment. An error page answers other URLs than its
 * own.
 */
function hasFragment({ pathname, hash }: URL, own?: Page): boolean {
  if (hash === '') return true;
  const page = own?.path === pathname ? own : findPage(pathname);
  return Boolean(page?.document.getElementById(decodeURIComponent(hash.slice(1))));
}

test('links: every internal link, image, font and icon exists, with its fragment', () => {
  checkPages((page) =>
    urlsOf(page).filter((reference) => {
      const url = resolveInternal(reference, page.path);
      // No link leads to a page that isn't listed, except that page's own breadcrumb.
      const isOwn = url?.pathname === page.path;
      const served = reference.startsWith('#') || !url || isOwn || isServed(url.pathname);
      return !served || (url && !hasFragment(url, page));
    }),
  );
});

test('links: every URL in feeds, sitemap and other text files exists', () => {
  const textFiles = files.filter((file) => /(?<!^_manifest)\.(?:xml|txt|webmanifest|json)$/.test(file));
  const urls = textFiles.flatMap((file) => urlsOfFile(file).map((url) => ({ file, url })));
  const broken = urls.filter(({ url: reference }) => {
    const url = resolveInternal(reference, '/');
    return url && !(isServed(url.pathname) && hasFragment(url));
  });
  expect(urls.some(({ file }) => file.endsWith('.webmanifest'))).toBe(true);
  expect(broken).toEqual([]);
});

test('links: a link leads to the language of its hreflang, or stays in that of the page', () => {
  checkPages(({ document, locale, path }) =>
    document
      .querySelectorAll('a[href], link[type="application/rss+xml"]')
      .filter((link) => {
        const target = resolveInternal(link.getAttribute('href') ?? '', path)?.pathname;
        if (!target) return link.hasAttribute('hreflang');
        const code = locales.find((other) => other.code === link.getAttribute('hreflang'))?.code ?? locale;
        const own = localizePath(code, parsePath(target).route);
        return target !== own && (findPage(target) ?? isServed(own));
      })
      .map(String),
  );
});
