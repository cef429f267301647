import { oncePerBuild } from '#content/once-per-build.ts';
import { getStatement, type NewsItem, type Project, type Service } from '#content/queries.ts';
import { longestTitle } from '#content/schemas/shared.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { useTranslations } from '#i18n/translations.ts';
import {
  getNewsList,
  getProjectList,
  getServiceList,
  getServicesWithProjects,
  itemsOn,
  type List,
  pagesOf,
} from '#site/lists.ts';
import { itemRoute, pageRoute, projectsOfRoute, routes } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';

/** A step on the way from the home page: a path without language, and its name. */
export interface Crumb {
  route: string;
  label: string;
}

interface Facts {
  locale: LocaleCode;
  /** Its path without language. */
  route: string;
  /** Its heading; that of the home page is the site's. */
  title: string;
  description: string;
  /** The way from the home page, which is left out, to the page itself. */
  trail: Crumb[];
}

/** What has a page of its own and stands in a list. */
export type Listed = NewsItem | Project | Service;

/** A page to which visitors are led, with what lists, search engines and link previews say of it. */
export type SitePage = Facts &
  (
    | { kind: 'home' | 'about' | 'contact' | 'statement' }
    /** Shows items, by their paths without language. */
    | { kind: 'list'; items: string[] }
    | { kind: 'service'; entry: Service }
    | { kind: 'item'; entry: NewsItem | Project }
  );

/** A page that answers for other addresses, such as the error page. */
export interface UnlistedPage {
  kind: 'unlisted';
  title: string;
  description: string;
}

/** A way of one step. */
const own = (route: string, label: string): Crumb[] => [{ route, label }];

/** The pages that are written in the text files. */
function getFixedPages(locale: LocaleCode): SitePage[] {
  const t = useTranslations(locale);
  const page = (name: 'about' | 'contact') => {
    const [route, title] = [routes[name], t(`${name}.title`)];
    return {
      ...{ kind: name, locale, route, title },
      ...{ description: t(`${name}.description`), trail: own(route, title) },
    };
  };
  const home = { route: routes.home, title: t('meta.title'), description: t('meta.description') };
  return [{ kind: 'home', locale, ...home, trail: [] }, page('about'), page('contact')];
}

/** What the site declares about itself. */
async function getStatementPages(locale: LocaleCode): Promise<SitePage[]> {
  const pages = (['privacy', 'accessibility'] as const).map(async (name) => {
    const { title, summary } = (await getStatement(locale, name)).data;
    const [route, description] = [routes[name], summary];
    return { kind: 'statement' as const, locale, route, title, description, trail: own(route, title) };
  });
  return Promise.all(pages);
}

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
async function getServicePages(locale: LocaleCode): Promise<SitePage[]> {
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
async function getPortfolioPages(locale: LocaleCode): Promise<SitePage[]> {
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
async function getNewsPages(locale: LocaleCode): Promise<SitePage[]> {
  const t = useTranslations(locale);
  const list = await getNewsList(locale);
  const trail = own(routes.news, t('news.title'));
  const say = (page: number) => ({
    title: page === 1 ? t('news.title') : t('news.pageTitle', { page }),
    description: page === 1 ? t('news.description') : t('news.pageDescription', { page }),
  });
  return [...getListPages(locale, list, trail, say), ...getItemPages(locale, list.items, trail)];
}

const getByRoute = oncePerBuild(async (locale) => {
  const parts = [getServicePages, getPortfolioPages, getNewsPages, getStatementPages];
  const pages = (await Promise.all(parts.map((part) => part(locale)))).flat();
  return new Map([...getFixedPages(locale), ...pages].map((page) => [page.route, page]));
});

/** Every page of a language to which visitors are led. */
export const getPages = async (locale: LocaleCode): Promise<SitePage[]> => [
  ...(await getByRoute(locale)).values(),
];

/** Tells whether a language has a page. */
export const hasPage = async (locale: LocaleCode, route: string): Promise<boolean> =>
  (await getByRoute(locale)).has(route);

/**
 * What is known about a page.
 * @param locale its language
 * @param route its path without language
 * @throws {Error} when no such page is listed
 */
export async function getPage(locale: LocaleCode, route: string): Promise<SitePage> {
  const page = (await getByRoute(locale)).get(route);
  if (!page) throw new Error(`src/site/pages.ts lists no page "${route}" in "${locale}": add it there.`);
  return page;
}

/** The way from the home page to an inner page, both included. */
export const getBreadcrumb = ({ locale, trail }: SitePage): Crumb[] => [
  { route: routes.home, label: useTranslations(locale)('main.breadcrumb.home') },
  ...trail,
];

/** What the header of an inner page shows, apart from what is written below its title. */
export function getPageHeader(page: SitePage) {
  const { locale, title } = page;
  const t = useTranslations(locale);
  return {
    title,
    breadcrumb: {
      label: t('main.breadcrumb.label'),
      links: getBreadcrumb(page).map(({ route, label }) => ({ href: localizePath(locale, route), label })),
    },
    scroll: t('main.scroll'),
  };
}

/**
 * The title of a page as tabs and search engines show it: rather without the company's name than cut.
 * @param title the page's own
 * @param named the same with the company's name
 * @returns the second where it fits
 */
export const titleTag = (title: string, named: string): string =>
  named.length > longestTitle ? title : named;
