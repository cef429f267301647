import rss from '@astrojs/rss';
import type { APIContext, InferGetStaticPropsType } from 'astro';
import { company, siteUrl } from '#company';
import { getNews } from '#content/queries.ts';
import { getLocale } from '#i18n/locales.ts';
import { useTranslations } from '#i18n/translations.ts';
import { localePaths } from '#site/static-paths.ts';
import { itemRoute, routes } from '#site/routes.ts';
import { feedRoute, localizePath } from '#site/urls.ts';

/** Feed readers poll often, and store older items themselves. */
const maxItems = 30;

export const getStaticPaths = localePaths;

/** The newest news items of a language as RSS 2.0, with their summaries. */
export async function GET({ props: { locale } }: APIContext<InferGetStaticPropsType<typeof localePaths>>) {
  const t = useTranslations(locale);
  const news = (await getNews(locale)).slice(0, maxItems);
  const feedUrl = siteUrl + localizePath(locale, feedRoute);
  return rss({
    title: `${company.name}: ${t('news.title')}`,
    description: t('news.description'),
    site: siteUrl + localizePath(locale, routes.news),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${getLocale(locale).iso}</language><atom:link href="${feedUrl}" rel="self" type="application/rss+xml"/>`,
    items: news.map(({ collection, slug, data: { title, summary, date } }) => ({
      title,
      description: summary,
      pubDate: date,
      link: siteUrl + localizePath(locale, itemRoute(collection, slug)),
    })),
  });
}
