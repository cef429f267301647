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

/** A step of a breadcrumb trail. `route` is a path without language. */
export interface Crumb {
  route: string;
  label: string;
}

interface Facts {
  locale: LocaleCode;
  /** Path without language. */
  route: string;
  /** Heading; for the home page the site's title. */
  title: string;
  description: string;
  /** Breadcrumb trail without the home page, ending with the page itself. */
  trail: Crumb[];
}

/** An item with a page of its own. */
export type Listed = NewsItem | Project | Service;

/** A page that is listed: in breadcrumbs, hreflang, the sitemap and link previews. */
export type SitePage = Facts &
  (
    | { kind: 'home' | 'about' | 'contact' | 'statement' }
    /** `items` are paths without language. */
    | { kind: 'list'; items: string[] }
    | { kind: 'service'; entry: Service }
    | { kind: 'item'; entry: NewsItem | Project }
  );

/** A page without a URL of its own, such as the error page. */
export interface UnlistedPage {
  kind: 'unlisted';
  title: string;
  description: string;
}

/** A breadcrumb trail with a single step. */
const singleStep = (route: string, label: string): Crumb[] => [{ route, label }];

/** Pages whose content is in the text files. */
function getFixedPages(locale: LocaleCode): SitePage[] {
  const t = useTranslations(locale);
  const page = (kind: 'about' | 'contact'): SitePage => {
    const route = routes[kind];
    const title = t(`${kind}.title`);
    const description = t(`${kind}.description`);
    return { kind, locale, route, title, description, trail: singleStep(route, title) };
  };
  return [
    {
      kind: 'home',
      locale,
      route: routes.home,
      title: t('meta.title'),
      description: t('meta.description'),
      trail: [],
    },
    page('about'),
    page('contact'),
  ];
}

/** The privacy and accessibility statements. */
async function getStatementPages(locale: LocaleCode): Promise<SitePage[]> {
  const pages = (['privacy', 'accessibility'] as const).map(async (name): Promise<SitePage> => {
    const { title, summary } = (await getStatement(locale, name)).data;
    const route = routes[name];
    return {
      kind: 'statement',
      locale,
      route,
      title,
      description: summary,
      trail: singleStep(route, title),
    };
  });
  return Promise.all(pages);
}

/** The pages of a list. `trail` ends with the first; `describe` returns title and description of each. */
function getListPages(
  locale: LocaleCode,
  list: List<Listed>,
  trail: Crumb[],
  describe: (page: number) => { title: string; description: string },
): SitePage[] {
  const t = useTranslations(locale);
  return pagesOf(list).map((page) => {
    const route = pageRoute(list.route, page);
    const further = page === 1 ? [] : singleStep(route, t('main.pagination.page', { page }));
    const items = itemsOn(list, page).map(({ collection, slug }) => itemRoute(collection, slug));
    return { kind: 'list', locale, route, ...describe(page), trail: [...trail, ...further], items };
  });
}

/** The fields that pages of all kinds of item have. */
function ofItem(locale: LocaleCode, { collection, slug, data }: Listed, title: string, trail: Crumb[]) {
  const route = itemRoute(collection, slug);
  return { locale, route, title, description: data.summary, trail: [...trail, ...singleStep(route, title)] };
}

const getItemPages = (locale: LocaleCode, items: (NewsItem | Project)[], trail: Crumb[]): SitePage[] =>
  items.map((entry) => ({ kind: 'item', ...ofItem(locale, entry, entry.data.title, trail), entry }));

/** The services list and the service pages. */
async function getServicePages(locale: LocaleCode): Promise<SitePage[]> {
  const t = useTranslations(locale);
  const list = await getServiceList(locale);
  const title = t('services.index.title');
  const description = t('services.index.description');
  const trail = singleStep(routes.services, title);
  return [
    ...getListPages(locale, list, trail, () => ({ title, description })),
    ...list.items.map((entry) => ({
      kind: 'service' as const,
      ...ofItem(locale, entry, entry.data.title, trail),
      entry,
    })),
  ];
}

/** The portfolio, its lists by service, and the project pages. */
async function getPortfolioPages(locale: LocaleCode): Promise<SitePage[]> {
  const t = useTranslations(locale);
  const list = await getProjectList(locale);
  const trail = singleStep(routes.portfolio, t('portfolio.title'));
  const describe = (of: 'portfolio.' | 'portfolio.filter.', service?: string) => (page: number) => ({
    title: page === 1 ? t(`${of}title`, { service }) : t(`${of}pageTitle`, { page, service }),
    description:
      page === 1 ? t(`${of}description`, { service }) : t(`${of}pageDescription`, { page, service }),
  });
  const filtered = (await getServicesWithProjects(locale)).map(async ({ slug, label }) => {
    const way = [...trail, ...singleStep(projectsOfRoute(slug), label)];
    return getListPages(
      locale,
      await getProjectList(locale, slug),
      way,
      describe('portfolio.filter.', label),
    );
  });
  return [
    ...getListPages(locale, list, trail, describe('portfolio.')),
    ...getItemPages(locale, list.items, trail),
    ...(await Promise.all(filtered)).flat(),
  ];
}

/** The news list and the news items. */
async function getNewsPages(locale: LocaleCode): Promise<SitePage[]> {
  const t = useTranslations(locale);
  const list = await getNewsList(locale);
  const trail = singleStep(routes.news, t('news.title'));
  const describe = (page: number) => ({
    title: page === 1 ? t('news.title') : t('news.pageTitle', { page }),
    description: page === 1 ? t('news.description') : t('news.pageDescription', { page }),
  });
  return [...getListPages(locale, list, trail, describe), ...getItemPages(locale, list.items, trail)];
}

const getByRoute = oncePerBuild(async (locale) => {
  const parts = [getServicePages, getPortfolioPages, getNewsPages, getStatementPages];
  const pages = (await Promise.all(parts.map((part) => part(locale)))).flat();
  return new Map([...getFixedPages(locale), ...pages].map((page) => [page.route, page]));
});

/** All listed pages of a language. */
export const getPages = async (locale: LocaleCode): Promise<SitePage[]> => [
  ...(await getByRoute(locale)).values(),
];

/** Whether a page exists in a language. */
export const hasPage = async (locale: LocaleCode, route: string): Promise<boolean> =>
  (await getByRoute(locale)).has(route);

/**
 * Finds a listed page.
 * @param route path without language
 * @throws {Error} if there is no such page
 */
export async function getPage(locale: LocaleCode, route: string): Promise<SitePage> {
  const page = (await getByRoute(locale)).get(route);
  if (!page) throw new Error(`src/site/pages.ts lists no page "${route}" in "${locale}": add it there.`);
  return page;
}

/** The breadcrumb trail of a page, from the home page to the page itself. */
export const getBreadcrumb = ({ locale, trail }: SitePage): Crumb[] => [
  { route: routes.home, label: useTranslations(locale)('main.breadcrumb.home') },
  ...trail,
];

/** Props of the page header. */
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
 * Chooses the `<title>`. Search engines cut long titles, so those lose the company's name.
 * @param title title of the page
 * @param named the same with the company's name
 */
export const titleTag = (title: string, named: string): string =>
  named.length > longestTitle ? title : named;
