import rss from '@astrojs/rss';
import type { APIContext, InferGetStaticPropsType } from 'astro';
import { company, siteUrl } from '#company';
import { getNews } from '#content/queries.ts';
import { getLocale } from '#i18n/locales.ts';
import { getItemHtml } from '#site/feed/item-html.ts';
import { newest } from '#site/newest.ts';
import { localePaths } from '#site/paths.ts';
import { itemRoute, routes } from '#site/routes.ts';
import { feedRoute, localizePath } from '#site/routing.ts';
import { useTranslations } from '#i18n/translations.ts';

export const getStaticPaths = localePaths;

/** The newest news of a language as RSS 2.0, with their whole texts. */
export async function GET({ props: { locale } }: APIContext<InferGetStaticPropsType<typeof localePaths>>) {
  const t = useTranslations(locale);
  const news = (await getNews(locale)).slice(0, newest);
  const own = siteUrl + localizePath(locale, feedRoute);
  const items = news.map(async (item) => {
    const { title, summary: description, date: pubDate } = item.data;
    const link = siteUrl + localizePath(locale, itemRoute(item.collection, item.slug));
    return { title, description, pubDate, link, content: await getItemHtml(item, link) };
  });
  return rss({
    title: `${company.name}: ${t('news.title')}`,
    description: t('news.description'),
    site: siteUrl + localizePath(locale, routes.news),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${getLocale(locale).iso}</language><atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(items),
  });
}
