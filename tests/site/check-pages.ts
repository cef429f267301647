import { expect } from 'vitest';
import { siteUrl } from '#site/site-settings.ts';
import { files, listedPages, type Page, pages } from '#tests/support/pages.ts';

/**
 * Checks pages, and expects that no problem is found. A failure lists each problem once, with the first page
 * that has it: `has no title: about.html and 70 more`. Problems with the same words before a “quotation” are
 * one.
 * @param findProblems returns what is wrong with a page
 * @param checked the pages, all unless given; there must be some
 */
export function checkPages(findProblems: (page: Page) => string[], checked: Page[] = pages): void {
  const found = checked.flatMap((page) =>
    [...new Set(findProblems(page))].map((problem) => ({ problem, page })),
  );
  const groups = Map.groupBy(found, ({ problem }) => problem.replace(/“.*/s, ''));
  const lines = [...groups.values()].map(([first, ...others]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${first?.problem}: ${first?.page.file}${more}`;
  });
  expect(lines).toEqual([]);
  expect(checked.length).toBeGreaterThan(0);
}

/**
 * Resolves a URL as browsers do.
 * @param reference as written on the page
 * @param from the path of the page
 * @returns the absolute URL; undefined when it leads to another site
 */
export function resolveInternal(reference: string, from: string): URL | undefined {
  const url = URL.parse(reference, siteUrl + from);
  return url?.origin === siteUrl ? url : undefined;
}

const paths = new Set([
  ...listedPages.map(({ path }) => path),
  ...files.filter((file) => !/(?:^_|\.html|\.br|\.gz)/.test(file)).map((file) => `/${file}`),
]);

/** Whether a server answers a path with a page or file. */
export const isServed = (path: string): boolean => paths.has(decodeURI(path));
