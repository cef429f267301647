import sitemapIntegration from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { isEditor, isHiddenRoute, parsePath } from '#shared/urls.ts';
import { listRoute, sections } from '#site/routes.ts';

const lists: string[] = sections.map(listRoute);

/**
 * Writes the sitemap, without hidden pages, empty sections and the web editor. It reads Astro's list, as the
 * table of pages exists only while pages are rendered. Alternates are in the head of each page.
 */
export function sitemap(): AstroIntegration[] {
  let paths: string[] = [];
  return [
    {
      name: 'sitemap-paths',
      hooks: {
        'astro:build:done': ({ pages }) => {
          paths = pages.map(({ pathname }) => `/${pathname}`);
        },
      },
    },
    sitemapIntegration({
      filter(url) {
        const { pathname } = new URL(url);
        const { route } = parsePath(pathname);
        const isEmpty = lists.includes(route) && !paths.some((path) => path.startsWith(`${pathname}/`));
        return !isHiddenRoute(route) && !isEditor(pathname) && !isEmpty;
      },
    }),
  ];
}
