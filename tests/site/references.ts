import { readFileSync } from 'node:fs';
import { siteUrl } from '#company';
import { dist } from '#tests/support/folders.ts';
import { files, findPage, listedPages, type Page } from '#tests/support/pages.ts';

// Island and page parts are fetched by scripts, from attributes of their own.
const attributes = ['href', 'src', 'action', 'poster', 'component-url', 'renderer-url'];
const lists = ['srcset', 'imagesrcset'];

/** Every address that a page names, as it is written there. */
export function referencesOf({ document }: Page): string[] {
  const values = (name: string) =>
    document.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? '');
  return [
    ...attributes.flatMap(values),
    ...lists
      .flatMap(values)
      .flatMap((list) => list.split(',').map((part) => part.trim().split(/\s/)[0] ?? '')),
    ...document
      .querySelectorAll('meta[property^="og:"]')
      .map((meta) => meta.getAttribute('content') ?? '')
      .filter((content) => URL.canParse(content)),
    ...document
      .querySelectorAll('style')
      .flatMap((style) => [...style.textContent.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url)),
  ];
}

/** Every address of this site that a feed, a sitemap or another text file names. */
export function referencesOfFile(file: string): string[] {
  const text = readFileSync(dist + file, 'utf8');
  const absolute = text
    .split(/[<>"'\s]/)
    .filter((word) => word === siteUrl || word.startsWith(`${siteUrl}/`));
  if (!/\.(?:webmanifest|json)$/.test(file)) return absolute;
  const relative: string[] = [];
  JSON.parse(text, (key, value: unknown) => {
    if (['src', 'url', 'start_url'].includes(key) && typeof value === 'string') relative.push(value);
    return value;
  });
  return [...absolute, ...relative];
}

/**
 * Resolves an address as the browser does.
 * @param reference as written on the page
 * @param from the address of the page
 * @returns the whole address; nothing when it leads away from this site
 */
export function resolveInternal(reference: string, from: string): URL | undefined {
  const url = URL.parse(reference, siteUrl + from);
  return url?.origin === siteUrl ? url : undefined;
}

const addresses = new Set([
  ...listedPages.map(({ path }) => path),
  ...files.filter((file) => !/(?:^_|\.html|\.br|\.gz)/.test(file)).map((file) => `/${file}`),
]);

/** Tells whether something is served at a path. */
export const isServed = (path: string): boolean => addresses.has(decodeURI(path));

/**
 * Tells whether an address has the place that its fragment names.
 * @param url the whole address
 * @param own the page on which it stands, which may answer for another address than its own
 */
export function hasFragment({ pathname, hash }: URL, own?: Page): boolean {
  if (hash === '') return true;
  const page = own?.path === pathname ? own : findPage(pathname);
  return Boolean(page?.document.getElementById(decodeURIComponent(hash.slice(1))));
}
