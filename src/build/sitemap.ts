import type { SitemapOptions } from '@astrojs/sitemap';
import { defaultLocale, getLocale, locales } from '#i18n/locales.ts';
import { readLastModified } from '#site/last-modified.ts';
import { isEditor, isUnlisted, parsePath } from '#site/routing.ts';

/** The address on which a page of a sitemap stands, as the site has it. */
const pathOf = (url: string) => new URL(url).pathname;

/**
 * What the sitemap says of each page: its versions in other languages, itself included as Google wants it, which of
 * them is for everybody else, and when its sources last changed.
 * @param root the project's folder
 * @param today the day for which the build is made
 */
export function describeSitemap(root: string, today: Date): SitemapOptions {
  let reading: ReturnType<typeof readLastModified> | undefined;
  return {
    filter: (page) => !isUnlisted(parsePath(pathOf(page)).route) && !isEditor(pathOf(page)),
    i18n: {
      defaultLocale,
      locales: Object.fromEntries(locales.map(({ code, iso }) => [code, iso])),
    },
    serialize: async (item) => {
      const { locale, route } = parsePath(pathOf(item.url));
      const links = item.links ?? [{ url: item.url, lang: getLocale(locale).iso }];
      const fallback = links.find(({ lang }) => lang === getLocale(defaultLocale).iso) ?? links[0];
      const lastmod = (await (reading ??= readLastModified(root, today)))(locale, route);
      return {
        ...item,
        links: [...links, ...(fallback ? [{ ...fallback, lang: 'x-default' }] : [])],
        ...(lastmod && { lastmod }),
      };
    },
  };
}
