import { getImage } from 'astro:assets';
import type { CreativeWork, NewsArticle, Service as ServiceThing } from 'schema-dts';
import { siteUrl } from '#company';
import { collections } from '#content/collections.ts';
import { getServices, type NewsItem, type Project, type Service } from '#content/queries.ts';
import { toPlainDate } from '#i18n/format.ts';
import { getLocale, type LocaleCode } from '#i18n/locales.ts';
import { itemRoute } from '#site/routes.ts';
import { nameCompany } from '#site/structured-data/company.ts';
import { companyId, pageId, refer, topicId } from '#site/structured-data/ids.ts';
import { describeTranslations } from '#site/structured-data/translations.ts';

function placeOf(locale: LocaleCode, { collection, slug }: NewsItem | Project | Service) {
  const route = itemRoute(collection, slug);
  return { '@id': topicId(locale, route), mainEntityOfPage: refer(pageId(locale, route)) };
}

/** A news item. */
async function describeArticle(locale: LocaleCode, item: NewsItem) {
  const { title, summary, date, cover, coverFocus } = item.data;
  // As the page shows it. To read anything of the cover itself would have Astro publish the original.
  const image = await getImage({
    src: cover,
    ...collections[item.collection].picture,
    position: coverFocus,
    format: 'webp',
  });
  return {
    '@type': 'NewsArticle',
    ...placeOf(locale, item),
    headline: title,
    description: summary,
    datePublished: toPlainDate(date),
    inLanguage: getLocale(locale).iso,
    image: siteUrl + image.src,
    author: nameCompany(),
    publisher: refer(companyId),
    ...(await describeTranslations(locale, itemRoute(item.collection, item.slug))),
  } satisfies NewsArticle;
}

/** A project, as the work that its page shows; the customer without a name, as the page has it. */
async function describeProject(locale: LocaleCode, item: Project) {
  const { title, summary, client, sector, year, services } = item.data;
  const offered = await getServices(locale);
  return {
    '@type': 'CreativeWork',
    ...placeOf(locale, item),
    name: title,
    description: summary,
    dateCreated: String(year),
    inLanguage: getLocale(locale).iso,
    keywords: sector,
    creator: nameCompany(),
    funder: { '@type': 'Organization', description: client },
    about: offered
      .filter(({ slug }) => services.includes(slug))
      .map(({ collection, slug }) => refer(topicId(locale, itemRoute(collection, slug)))),
    ...(await describeTranslations(locale, itemRoute(item.collection, item.slug))),
  } satisfies CreativeWork;
}

/** Only news is of a day. */
const isNews = (item: NewsItem | Project): item is NewsItem => 'date' in item.data;

/** A news item or a project. */
export const describeItem = (locale: LocaleCode, item: NewsItem | Project) =>
  isNews(item) ? describeArticle(locale, item) : describeProject(locale, item);

/** A service that the company offers. */
export const describeService = (locale: LocaleCode, item: Service) =>
  ({
    '@type': 'Service',
    ...placeOf(locale, item),
    name: item.label,
    description: item.data.summary,
    provider: nameCompany(),
  }) satisfies ServiceThing;
