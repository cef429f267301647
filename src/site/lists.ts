import {
  getNews,
  getProjects,
  getServices,
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

/** A list that may run over several pages. */
export interface List<Item> {
  /** The path of its first page, without language. */
  route: string;
  items: Item[];
  /** How many items stand on a page: as many as the limit of a document takes. */
  size: number;
}

/** The items of each section in a language; read once per build. */
const itemsOf = { news: getNews, projects: getProjects, services: getServices };

/** The list of news of a language. */
export async function getNewsList(locale: LocaleCode): Promise<List<NewsItem>> {
  const items = await getNews(locale);
  return { route: routes.news, items, size: 11 };
}

/**
 * The list of projects of a language.
 * @param service the service to which it is confined, if it is
 */
export async function getProjectList(locale: LocaleCode, service?: string): Promise<List<Project>> {
  const all = await getProjects(locale);
  const items = service === undefined ? all : all.filter(({ data }) => data.services.includes(service));
  const route = service === undefined ? routes.portfolio : projectsOfRoute(service);
  return { route, items, size: 9 };
}

/** The list of all projects of a language, then one for each service that has projects. */
export async function getProjectLists(locale: LocaleCode): Promise<List<Project>[]> {
  const services = await getServicesWithProjects(locale);
  const filtered = services.map(({ slug }) => getProjectList(locale, slug));
  return [await getProjectList(locale), ...(await Promise.all(filtered))];
}

/** The list of services of a language, which is one page. */
export async function getServiceList(locale: LocaleCode): Promise<List<Service>> {
  const items = await getServices(locale);
  return { route: routes.services, items, size: items.length };
}

/** The services of a language for which there are projects. */
export async function getServicesWithProjects(locale: LocaleCode) {
  const used = new Set((await getProjects(locale)).flatMap(({ data }) => data.services));
  return (await getServices(locale)).filter(({ slug }) => used.has(slug));
}

/** The pages of a list, from 1. */
export const pagesOf = ({ items, size }: List<unknown>): number[] =>
  Array.from({ length: countPages(items.length, size) }, (_, index) => index + 1);

/** The items that stand on a page of a list, from 1. */
export const itemsOn = <Item>({ items, size }: List<Item>, page: number): Item[] =>
  items.slice((page - 1) * size, page * size);

/**
 * What a language lacks of a list.
 * @param locale the language
 * @param list the path of the list, without language
 * @param tell says how many items there are in which other language
 * @returns for each other language that has some, a link to its list
 */
export async function getElsewhere(
  locale: LocaleCode,
  list: string,
  tell: (missing: { count: number; language: string }) => string,
) {
  const section = sections.find((name) => listRoute(name) === list);
  if (!section) return [];
  const own = new Set((await itemsOf[section](locale)).map(({ slug }) => slug));
  const links = otherLocales(locale).map(async ({ code }) => {
    const count = (await itemsOf[section](code)).filter(({ slug }) => !own.has(slug)).length;
    const label = tell({ count, language: nameLanguages([code], locale) });
    return { count, code, href: localizePath(code, list), label };
  });
  return (await Promise.all(links)).filter(({ count }) => count > 0);
}

/**
 * What a page of a list shows.
 * @param locale the language of the page
 * @param list the whole list
 * @param page which page, from 1
 * @returns its items, and the links to the other pages if there are any
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
