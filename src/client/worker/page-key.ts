import { localizePath, parsePath } from '#site/routing.ts';

/**
 * The name under which a page is kept: one per page, whatever the query, the fragment or the spelling.
 * @param url a page's whole address
 * @returns the address without query, `https://…/nl/about` for `https://…/nl/about/?from=mail`
 */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  const { locale, route } = parsePath(pathname);
  return origin + localizePath(locale, route);
}
