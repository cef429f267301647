import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { hasPages } from '#content/collections.ts';
import { locales } from '#i18n/locales.ts';
import { itemRoute, routes } from '#site-map/routes.ts';
import { localizePath } from '#site-map/routing.ts';
import type { Item } from './items.ts';

/** The addresses that links inside the site may lead to. */
export interface Addresses {
  /** Every page that is published or will be, and whether it is still a draft. */
  pages: Map<string, { draft: boolean }>;
  /** Tells whether an address is that of a file rather than a page: a feed, a download. */
  isFile: (pathname: string) => boolean;
}

/**
 * Lists the addresses of the site without building it.
 * @param root the project's folder
 * @param items all content files
 */
export function findAddresses(root: string, items: Item[]): Addresses {
  const pages: Addresses['pages'] = new Map();
  for (const { code } of locales) {
    for (const route of Object.values(routes)) pages.set(localizePath(code, route), { draft: false });
  }
  for (const { collection, locale, id, draft } of items) {
    if (hasPages(collection)) pages.set(localizePath(locale, itemRoute(collection, id)), { draft });
  }

  const endpoints = new Set<string>();
  for (const file of globSync('**/*.*.{ts,js}', { cwd: join(root, 'src/pages') })) {
    const route = `/${file.replace(/\.[jt]s$/, '').replaceAll('\\', '/')}`;
    const shared = route.replace('/[...locale]', '');
    if (route === shared) endpoints.add(route);
    else for (const { code } of locales) endpoints.add(localizePath(code, shared));
  }
  return {
    pages,
    isFile: (pathname) =>
      endpoints.has(pathname) || (/\.\w+$/.test(pathname) && existsSync(join(root, 'public', pathname))),
  };
}
