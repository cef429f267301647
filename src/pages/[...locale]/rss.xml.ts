import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { company } from '#company';
import { getLocale } from '#shared/locales.ts';
import { feedRoute, localizePath } from '#shared/urls.ts';
import { getPages, localePaths, pathOf } from '#site/pages.ts';
import { hasRoute, routes } from '#site/routes.ts';
import { siteUrl } from '#site/site-settings.ts';

/** Feed readers poll often, and store older items themselves. */
const maxItems = 30;

export const getStaticPaths = () => (hasRoute(routes.news) ? localePaths() : []);

/** The newest news items of a language as RSS 2.0, with their summaries. */
export async function GET({ locals: { locale, t } }: APIContext) {
  const news = (await getPages(locale)).filter((page) => page.kind === 'newsItem').slice(0, maxItems);
  const feedUrl = siteUrl + localizePath(locale, feedRoute);
  return rss({
    title: `${company.name}: ${t('news.title')}`,
    description: t('news.description'),
    site: siteUrl + localizePath(locale, routes.news),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>${getLocale(locale).iso}</language><atom:link href="${feedUrl}" rel="self" type="application/rss+xml"/>`,
    items: news.map((page) => ({
      title: page.title,
      description: page.description,
      pubDate: page.entry.data.date,
      link: siteUrl + pathOf(page),
      // RSS's own `author` is an e-mail address.
      customData: page.entry.data.author && `<dc:creator>${page.entry.data.author}</dc:creator>`,
    })),
  });
}
