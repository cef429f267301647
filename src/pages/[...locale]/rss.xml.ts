import rss from '@astrojs/rss';
import type { APIContext, InferGetStaticPropsType } from 'astro';
import { company, siteUrl } from '#company';
import { getNews } from '#content/queries.ts';
import { getLocale } from '#i18n/locales.ts';
import { localePaths } from '#site-map/paths.ts';
import { itemRoute, routes } from '#site-map/routes.ts';
import { localizePath } from '#site-map/routing.ts';
import { useTranslations } from '#i18n/translations.ts';

export const getStaticPaths = localePaths;

/** Readers ask for the whole feed again and again, and keep what it has brought. */
const longest = 30;

/** The newest news of a language as RSS 2.0. */
export async function GET({ props: { locale } }: APIContext<InferGetStaticPropsType<typeof localePaths>>) {
  const t = useTranslations(locale);
  const news = (await getNews(locale)).slice(0, longest);
  const own = siteUrl + localizePath(locale, '/rss.xml');
  return rss({
    title: `${company.name}: ${t('news.title')}`,
    description: t('news.description'),
    site: siteUrl + localizePath(locale, routes.news),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${getLocale(locale).iso}</language><atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    items: news.map(({ collection, slug, data: { title, summary, date } }) => ({
      title,
      description: summary,
      pubDate: date,
      link: localizePath(locale, itemRoute(collection, slug)),
    })),
  });
}
