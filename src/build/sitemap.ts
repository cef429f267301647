import sitemapIntegration, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { defaultLocale, getLocale, locales } from '#shared/locales.ts';
import { isHiddenRoute, parsePath } from '#shared/urls.ts';
import { listRoute, sections } from '#site/routes.ts';

const lists: string[] = sections.map(listRoute);

/** Adds `x-default`, the default language if the page is in it. A page in one language lists itself, as its head does. */
function addDefault(item: SitemapItem): SitemapItem {
  const { locale } = parsePath(new URL(item.url).pathname);
  const alternates = item.links ?? [{ lang: getLocale(locale).iso, url: item.url }];
  const { iso } = getLocale(defaultLocale);
  const { url } = alternates.find(({ lang }) => lang === iso) ?? item;
  return { ...item, links: [...alternates, { lang: 'x-default', url }] };
}

/** Writes the sitemap, without hidden pages and empty sections. */
export function sitemap(): AstroIntegration[] {
  let paths: string[] = [];
  const isIndexed = (url: string): boolean => {
    const { pathname } = new URL(url);
    const { route } = parsePath(pathname);
    const isEmpty = lists.includes(route) && !paths.some((path) => path.startsWith(`${pathname}/`));
    return !isHiddenRoute(route) && !isEmpty;
  };
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
      // Not `filter`: an empty section is an alternate of the others.
      serialize: (item) => (isIndexed(item.url) ? addDefault(item) : undefined),
      i18n: { defaultLocale, locales: Object.fromEntries(locales.map(({ code, iso }) => [code, iso])) },
    }),
  ];
}
