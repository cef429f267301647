import type { NewsItem, Project } from '#content/queries.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { useTranslations } from '#i18n/translations.ts';
import {
  getNewsList,
  getProjectList,
  getServiceList,
  getServicesWithProjects,
  itemsOn,
  pagesOf,
  type List,
} from '#site/lists.ts';
import { own, type Crumb, type Listed, type SitePage } from '#site/page.ts';
import { itemRoute, pageRoute, projectsOfRoute, routes } from '#site/routes.ts';

/** The pages over which a list runs; `say` words each, `trail` leads to the first. */
function getListPages(
  locale: LocaleCode,
  list: List<Listed>,
  trail: Crumb[],
  say: (page: number) => { title: string; description: string },
): SitePage[] {
  const t = useTranslations(locale);
  return pagesOf(list).map((page) => {
    const route = pageRoute(list.route, page);
    const further = page === 1 ? [] : own(route, t('main.pagination.page', { page }));
    const items = itemsOn(list, page).map(({ collection, slug }) => itemRoute(collection, slug));
    return { kind: 'list', locale, route, ...say(page), trail: [...trail, ...further], items };
  });
}

/** What is known of the page of an item. */
function ofItem(locale: LocaleCode, { collection, slug, data }: Listed, title: string, trail: Crumb[]) {
  const route = itemRoute(collection, slug);
  return { locale, route, title, description: data.summary, trail: [...trail, ...own(route, title)] };
}

const getItemPages = (locale: LocaleCode, items: (NewsItem | Project)[], trail: Crumb[]): SitePage[] =>
  items.map((entry) => ({ kind: 'item', ...ofItem(locale, entry, entry.data.title, trail), entry }));

/** The list of services, and each of them. */
export async function getServicePages(locale: LocaleCode): Promise<SitePage[]> {
  const t = useTranslations(locale);
  const list = await getServiceList(locale);
  const [title, description] = [t('services.index.title'), t('services.index.description')];
  const trail = own(routes.services, title);
  return [
    ...getListPages(locale, list, trail, () => ({ title, description })),
    ...list.items.map((entry) => ({
      kind: 'service' as const,
      ...ofItem(locale, entry, entry.label, trail),
      entry,
    })),
  ];
}

/** The portfolio, each project, and the projects of each service. */
export async function getPortfolioPages(locale: LocaleCode): Promise<SitePage[]> {
  const t = useTranslations(locale);
  const list = await getProjectList(locale);
  const trail = own(routes.portfolio, t('portfolio.title'));
  const say = (of: 'portfolio.' | 'portfolio.filter.', service?: string) => (page: number) => ({
    title: page === 1 ? t(`${of}title`, { service }) : t(`${of}pageTitle`, { page, service }),
    description:
      page === 1 ? t(`${of}description`, { service }) : t(`${of}pageDescription`, { page, service }),
  });
  const filtered = (await getServicesWithProjects(locale)).map(async ({ slug, label }) => {
    const way = [...trail, ...own(projectsOfRoute(slug), label)];
    return getListPages(locale, await getProjectList(locale, slug), way, say('portfolio.filter.', label));
  });
  return [
    ...getListPages(locale, list, trail, say('portfolio.')),
    ...getItemPages(locale, list.items, trail),
    ...(await Promise.all(filtered)).flat(),
  ];
}

/** The list of news, and each item. */
export async function getNewsPages(locale: LocaleCode): Promise<SitePage[]> {
  const t = useTranslations(locale);
  const list = await getNewsList(locale);
  const trail = own(routes.news, t('news.title'));
  const say = (page: number) => ({
    title: page === 1 ? t('news.title') : t('news.pageTitle', { page }),
    description: page === 1 ? t('news.description') : t('news.pageDescription', { page }),
  });
  return [...getListPages(locale, list, trail, say), ...getItemPages(locale, list.items, trail)];
}
