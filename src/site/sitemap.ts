import type { SitemapOptions } from '@astrojs/sitemap';
import { siteUrl } from '#company';
import { defaultLocale, getLocale, locales } from '#i18n/locales.ts';
import { chooseXDefault, isUnlisted, parsePath } from '#site/urls.ts';

const pathOf = (url: string) => new URL(url).pathname;

/** Options for @astrojs/sitemap. Each page lists the same hreflang alternates as in its head. */
export const sitemapOptions: SitemapOptions = {
  filter: (url) => !isUnlisted(parsePath(pathOf(url)).route),
  i18n: {
    defaultLocale,
    locales: Object.fromEntries(locales.map(({ code, iso }) => [code, iso])),
  },
  serialize: (item) => {
    // The integration gives no alternates to a page that exists in one language only.
    const links = item.links ?? [{ url: item.url, lang: getLocale(parsePath(pathOf(item.url)).locale).iso }];
    const path = chooseXDefault(links.map(({ url }) => pathOf(url)));
    const xDefault = path === undefined ? [] : [{ url: siteUrl + path, lang: 'x-default' }];
    return { ...item, links: [...links, ...xDefault] };
  },
};
