import { oncePerBuild } from '#content/once-per-build.ts';
import {
  getNews,
  getProjects,
  getServices,
  getStatements,
  type NewsItem,
  type Project,
  type Service,
  type Statement,
} from '#content/queries.ts';
import { locales, type LocaleCode } from '#i18n/shared/locales.ts';
import { errorRoutes, localeParam, localizePath, offlineRoute } from '#i18n/shared/urls.ts';
import { useTranslations } from '#i18n/translations.ts';
import { countPages } from '#site/pagination.ts';
import { itemRoute, pageRoute, projectsOfRoute, routes } from '#site/routes.ts';

/*
  The table of pages: every page of the site, once per language. Paths, menus, breadcrumbs, alternates, the sitemap, the
  feed, JSON-LD and Markdown alternates derive from it.
*/

/** A step of a breadcrumb trail. `route` is a path without language. */
export interface Crumb {
  route: string;
  label: string;
}

/** A page of a list. */
export interface ListPage<Item> {
  /** Path of the list's first page, without language. */
  route: string;
  /** The items on this page. */
  items: Item[];
  /** The number of this page, from 1. */
  number: number;
  /** The number of pages of the list, at least 1. */
  count: number;
}

interface Common {
  locale: LocaleCode;
  /** Path without language. */
  route: string;
  /** Heading; for the home page the site's title. */
  title: string;
  description: string;
  /** Breadcrumb trail without the home page, ending with the page itself. */
  trail: Crumb[];
}

/** Pages that answer for other URLs: they have no alternates, and search engines don't index them. */
type HiddenKind = 'notFound' | 'error' | 'offline';

/** A page of the site. */
export type SitePage = Common &
  (
    | { kind: 'home' | 'about' | 'contact' | HiddenKind }
    | { kind: 'statement'; entry: Statement }
    | { kind: 'news'; list: ListPage<NewsItem> }
    | { kind: 'portfolio'; list: ListPage<Project> }
    | { kind: 'services'; list: ListPage<Service> }
    | { kind: 'newsItem'; entry: NewsItem }
    | { kind: 'project'; entry: Project }
    | { kind: 'service'; entry: Service }
  );

/** What a page shows. */
export type PageKind = SitePage['kind'];

/** A page of one kind, or of several. */
export type PageOf<Kind extends PageKind> = Extract<SitePage, { kind: Kind }>;

/** Whether a page is an error or offline page, which answers for other URLs. */
export const isHidden = ({ kind }: SitePage): boolean =>
  kind === 'notFound' || kind === 'error' || kind === 'offline';

/** Whether a page lists nothing yet. It leaves the sitemap until it does. */
export const isEmpty = (page: SitePage): boolean => 'list' in page && page.list.items.length === 0;

/** Whether a page shows an item, which has a Markdown alternate. */
export const isItem = (page: SitePage): page is PageOf<'newsItem' | 'project' | 'service'> =>
  page.kind === 'newsItem' || page.kind === 'project' || page.kind === 'service';

/** Items per page of a list. */
const listSizes = { news: 11, portfolio: 9 };

/** Pages whose texts are in the text files. */
function getFixedPages(locale: LocaleCode): SitePage[] {
  const t = useTranslations(locale);
  const section = (kind: 'about' | 'contact'): SitePage => {
    const [route, title] = [routes[kind], t(`${kind}.title`)];
    return {
      kind,
      locale,
      route,
      title,
      description: t(`${kind}.description`),
      trail: [{ route, label: title }],
    };
  };
  const hidden = (kind: HiddenKind, route: string, title: string, description: string): SitePage => ({
    kind,
    locale,
    route,
    title,
    description,
    trail: [],
  });
  const { notFound, rendering } = t('main.error', { returnObjects: true });
  return [
    {
      kind: 'home',
      locale,
      route: routes.home,
      title: t('meta.title'),
      description: t('meta.description'),
      trail: [],
    },
    section('about'),
    section('contact'),
    hidden('notFound', errorRoutes.notFound, notFound.title, notFound.text),
    hidden('error', errorRoutes.error, rendering.title, rendering.text),
    hidden('offline', offlineRoute, t('main.offline.title'), t('main.offline.description')),
  ];
}

/** The page of an item. `trail` leads to its list. */
const itemPage = ({ collection, slug, data }: NewsItem | Project | Service, trail: Crumb[]) => {
  const [route, { title, summary }] = [itemRoute(collection, slug), data];
  return { route, title, description: summary, trail: [...trail, { route, label: title }] };
};

/**
 * The pages of a list.
 * @param first path and breadcrumb trail of its first page
 * @param size items per page
 * @param describe returns title and description of a page by its number
 */
function listPages<Item>(
  locale: LocaleCode,
  items: Item[],
  size: number,
  trail: Crumb[],
  describe: (number: number) => { title: string; description: string },
) {
  const t = useTranslations(locale);
  const first = trail.at(-1)?.route ?? routes.home;
  const count = countPages(items.length, size);
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const route = pageRoute(first, number);
    const step = number === 1 ? [] : [{ route, label: t('main.pagination.page', { page: number }) }];
    const list = { route: first, items: items.slice(index * size, number * size), number, count };
    return { locale, route, ...describe(number), trail: [...trail, ...step], list };
  });
}

async function getStatementPages(locale: LocaleCode): Promise<SitePage[]> {
  return (await getStatements(locale)).map((entry) => {
    const { title, summary } = entry.data;
    const route = `/${entry.slug}`;
    return {
      kind: 'statement',
      entry,
      locale,
      route,
      title,
      description: summary,
      trail: [{ route, label: title }],
    };
  });
}

async function getServicePages(locale: LocaleCode): Promise<SitePage[]> {
  const t = useTranslations(locale);
  const services = await getServices(locale);
  const [title, description] = [t('services.index.title'), t('services.index.description')];
  const trail = [{ route: routes.services, label: title }];
  const lists = listPages(locale, services, services.length, trail, () => ({ title, description }));
  return [
    ...lists.map((page) => ({ kind: 'services' as const, ...page })),
    ...services.map((entry) => ({
      kind: 'service' as const,
      entry,
      locale,
      ...itemPage(entry, trail),
    })),
  ];
}

/** The portfolio, a list of the projects of each service that has some, and the projects. */
async function getPortfolioPages(locale: LocaleCode): Promise<SitePage[]> {
  const t = useTranslations(locale);
  const projects = await getProjects(locale);
  const trail = [{ route: routes.portfolio, label: t('portfolio.title') }];
  const describe = (of: 'portfolio.' | 'portfolio.filter.', service?: string) => (page: number) => ({
    title: page === 1 ? t(`${of}title`, { service }) : t(`${of}pageTitle`, { page, service }),
    description:
      page === 1 ? t(`${of}description`, { service }) : t(`${of}pageDescription`, { page, service }),
  });
  const filtered = (await getServicesWithProjects(locale)).flatMap(({ slug, label }) =>
    listPages(
      locale,
      projects.filter(({ data }) => data.services.includes(slug)),
      listSizes.portfolio,
      [...trail, { route: projectsOfRoute(slug), label }],
      describe('portfolio.filter.', label),
    ),
  );
  const all = listPages(locale, projects, listSizes.portfolio, trail, describe('portfolio.'));
  return [
    ...[...all, ...filtered].map((page) => ({ kind: 'portfolio' as const, ...page })),
    ...projects.map((entry) => ({
      kind: 'project' as const,
      entry,
      locale,
      ...itemPage(entry, trail),
    })),
  ];
}

async function getNewsPages(locale: LocaleCode): Promise<SitePage[]> {
  const t = useTranslations(locale);
  const news = await getNews(locale);
  const trail = [{ route: routes.news, label: t('news.title') }];
  const lists = listPages(locale, news, listSizes.news, trail, (page) => ({
    title: page === 1 ? t('news.title') : t('news.pageTitle', { page }),
    description: page === 1 ? t('news.description') : t('news.pageDescription', { page }),
  }));
  return [
    ...lists.map((page) => ({ kind: 'news' as const, ...page })),
    ...news.map((entry) => ({
      kind: 'newsItem' as const,
      entry,
      locale,
      ...itemPage(entry, trail),
    })),
  ];
}

const getByRoute = oncePerBuild(async (locale) => {
  const parts = [getServicePages, getPortfolioPages, getNewsPages, getStatementPages];
  const pages = (await Promise.all(parts.map((part) => part(locale)))).flat();
  return new Map([...getFixedPages(locale), ...pages].map((page) => [page.route, page]));
});

/** All pages of a language. */
export const getPages = async (locale: LocaleCode): Promise<SitePage[]> => [
  ...(await getByRoute(locale)).values(),
];

/**
 * Finds a page.
 * @param route path without language
 * @returns undefined if the language has no such page
 */
export const findPage = async (locale: LocaleCode, route: string): Promise<SitePage | undefined> =>
  (await getByRoute(locale)).get(route);

/** `getStaticPaths` of an endpoint that exists once per language, such as a feed. */
export const localePaths = () => locales.map(({ code }) => ({ params: { locale: localeParam(code) } }));

/**
 * `getStaticPaths` of the pages of a kind. A file's dynamic parameter is called `slug` for the last part of the path, or
 * `list` for all parts after the section.
 */
export async function pathsOf<Kind extends PageKind>(kind: Kind) {
  const pages = (await Promise.all(locales.map(({ code }) => getPages(code)))).flat();
  const isKind = (page: SitePage): page is PageOf<Kind> => page.kind === kind;
  return pages.filter(isKind).map((page) => {
    const [, , ...parts] = page.route.split('/');
    const locale = localeParam(page.locale);
    return {
      params: { locale, slug: page.route.split('/').at(-1), list: parts.join('/') || undefined },
      props: { page },
    };
  });
}

/** Services that have at least one project. */
export async function getServicesWithProjects(locale: LocaleCode): Promise<Service[]> {
  const used = new Set((await getProjects(locale)).flatMap(({ data }) => data.services));
  return (await getServices(locale)).filter(({ slug }) => used.has(slug));
}

/** The breadcrumb trail of a page, from the home page to the page itself. */
export const getBreadcrumb = ({ locale, trail }: SitePage): Crumb[] => [
  { route: routes.home, label: useTranslations(locale)('main.breadcrumb.home') },
  ...trail,
];

/** The path of a page, with its language. */
export const pathOf = ({ locale, route }: Pick<SitePage, 'locale' | 'route'>): string =>
  localizePath(locale, route);
