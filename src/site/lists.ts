import {
  getNews,
  getProjects,
  getServices,
  itemsOf,
  type NewsItem,
  type Project,
  type Service,
} from '#content/queries.ts';
import { nameLanguages } from '#i18n/format.ts';
import { type LocaleCode, otherLocales } from '#i18n/locales.ts';
import { useTranslations } from '#i18n/translations.ts';
import { countPages, pageWindow } from '#site/pagination.ts';
import { listRoute, pageRoute, projectsOfRoute, routes, sections } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';

/** A list with one or more pages. */
export interface List<Item> {
  /** Path of its first page, without language. */
  route: string;
  items: Item[];
  /** Items per page. */
  size: number;
}

/** The news list of a language. */
export async function getNewsList(locale: LocaleCode): Promise<List<NewsItem>> {
  const items = await getNews(locale);
  return { route: routes.news, items, size: 11 };
}

/**
 * The portfolio of a language.
 * @param service only projects of this service
 */
export async function getProjectList(locale: LocaleCode, service?: string): Promise<List<Project>> {
  const all = await getProjects(locale);
  const items = service === undefined ? all : all.filter(({ data }) => data.services.includes(service));
  const route = service === undefined ? routes.portfolio : projectsOfRoute(service);
  return { route, items, size: 9 };
}

/** The portfolio of a language, followed by a list for each service that has projects. */
export async function getProjectLists(locale: LocaleCode): Promise<List<Project>[]> {
  const services = await getServicesWithProjects(locale);
  const filtered = services.map(({ slug }) => getProjectList(locale, slug));
  return [await getProjectList(locale), ...(await Promise.all(filtered))];
}

/** The services list of a language, which has one page. */
export async function getServiceList(locale: LocaleCode): Promise<List<Service>> {
  const items = await getServices(locale);
  return { route: routes.services, items, size: items.length };
}

/** Services that have at least one project. */
export async function getServicesWithProjects(locale: LocaleCode) {
  const used = new Set((await getProjects(locale)).flatMap(({ data }) => data.services));
  return (await getServices(locale)).filter(({ slug }) => used.has(slug));
}

/** The page numbers of a list, from 1. */
export const pagesOf = ({ items, size }: List<unknown>): number[] =>
  Array.from({ length: countPages(items.length, size) }, (_, index) => index + 1);

/** The items on a page of a list, from 1. */
export const itemsOn = <Item>({ items, size }: List<Item>, page: number): Item[] =>
  items.slice((page - 1) * size, page * size);

/**
 * Links to lists in other languages that have items without a translation in this one. An item in several languages
 * counts in the first of them.
 * @param locale the language of the page
 * @param list path of the list, without language
 * @param formatLabel formats the link's text from the number of items and the name of the language
 */
export async function getOtherLocaleLists(
  locale: LocaleCode,
  list: string,
  formatLabel: (missing: { count: number; language: string }) => string,
) {
  const section = sections.find((name) => listRoute(name) === list);
  if (!section) return [];
  const counted = new Set((await itemsOf[section](locale)).map(({ slug }) => slug));
  const links = [];
  for (const { code } of otherLocales(locale)) {
    const missing = (await itemsOf[section](code)).filter(({ slug }) => !counted.has(slug));
    if (missing.length === 0) continue;
    for (const { slug } of missing) counted.add(slug);
    const label = formatLabel({ count: missing.length, language: nameLanguages([code], locale) });
    links.push({ code, href: localizePath(code, list), label });
  }
  return links;
}

/**
 * Returns one page of a list.
 * @param page page number, from 1
 * @returns its items, and the pagination if there are several pages
 */
export function getListPage<Item>(locale: LocaleCode, list: List<Item>, page: number) {
  const t = useTranslations(locale);
  const { route, items, size } = list;
  const count = countPages(items.length, size);
  const hrefOf = (number: number) => localizePath(locale, pageRoute(route, number));
  const step = (number: number, label: string) =>
    number >= 1 && number <= count ? { href: hrefOf(number), label } : undefined;
  const linkTo = (number: number) => ({
    href: hrefOf(number),
    label: t('main.pagination.page', { page: number }),
    number,
  });
  return {
    items: itemsOn(list, page),
    pagination: count > 1 && {
      label: t('main.pagination.label'),
      pages: pageWindow(page, count).map((number) => (number === undefined ? undefined : linkTo(number))),
      current: page,
      previous: step(page - 1, t('main.pagination.previous')),
      next: step(page + 1, t('main.pagination.next')),
    },
  };
}
