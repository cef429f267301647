import type { SitemapOptions } from '@astrojs/sitemap';
import { defaultLocale, getLocale, locales } from '#i18n/locales.ts';
import { isUnlisted, parsePath } from '#site/urls.ts';

const parseUrl = (url: string) => parsePath(new URL(url).pathname);

/** Options for @astrojs/sitemap. Each page lists the same hreflang alternates as in its head. */
export const sitemapOptions: SitemapOptions = {
  filter: (url) => !isUnlisted(parseUrl(url).route),
  i18n: {
    defaultLocale,
    locales: Object.fromEntries(locales.map(({ code, iso }) => [code, iso])),
  },
  serialize: (item) => {
    // The integration gives no alternates to a page that exists in one language only.
    const links = item.links ?? [{ url: item.url, lang: getLocale(parseUrl(item.url).locale).iso }];
    const xDefault = links.find(({ lang }) => lang === getLocale(defaultLocale).iso) ?? links[0];
    return { ...item, links: [...links, ...(xDefault ? [{ ...xDefault, lang: 'x-default' }] : [])] };
  },
};
