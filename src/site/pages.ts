import { collectionTraits, type PagesOf, type SectionName } from '#content/collections.ts';
import { getItems, type ItemOf, oncePerBuild } from '#content/queries.ts';
import { useTranslations } from '#i18n/translations.ts';
import { type LocaleCode, locales } from '#shared/locales.ts';
import { hiddenRoutes, localeParam, localizePath } from '#shared/urls.ts';
import { itemRoute, listRoute, pageRoute, routes, sections } from '#site/routes.ts';
import { hasContactForm } from '#site/site-settings.ts';

/*
  The table of pages: every page of the site, once per language. Paths, menus, breadcrumbs, alternates, the
  feed and JSON-LD derive from it; the sitemap lists what Astro has built of it.
*/

/** A step of a breadcrumb trail. */
export interface Crumb {
  route: string;
  label: string;
}

export interface ListPage<Item> {
  /** Of the list's first page. */
  route: string;
  items: Item[];
  /** The number of this page, from 1. */
  number: number;
  /** The number of pages of the list, at least 1. */
  count: number;
}

interface Common {
  locale: LocaleCode;
  route: string;
  /** Heading; for the home page the site's title. */
  title: string;
  /** Title for search results and link previews, if it isn't `title`. */
  searchTitle?: string | undefined;
  description: string;
  /** Breadcrumb trail without the home page, ending with the page itself. */
  trail: Crumb[];
}

/** Pages that answer a request that failed. */
const failureKinds = ['notFound', 'error', 'offline', 'unsent'] as const;

type FixedKind = 'home' | 'about' | 'contact' | keyof typeof hiddenRoutes;

type SectionPage = {
  [Name in SectionName]:
    | { kind: PagesOf<Name>['list']; list: ListPage<ItemOf<Name>> }
    | { kind: PagesOf<Name>['item']; entry: ItemOf<Name> };
}[SectionName];

export type SitePage = Common &
  ({ kind: FixedKind } | { kind: 'statement'; entry: ItemOf<'statements'> } | SectionPage);

export type PageKind = SitePage['kind'];

export type PageOf<Kind extends PageKind> = Extract<SitePage, { kind: Kind }>;

export const isHidden = ({ kind }: SitePage): boolean => kind in hiddenRoutes;

/** Whether a page answers a request that failed, such as that for an unknown address. */
export const isFailure = ({ kind }: SitePage): boolean => failureKinds.some((failure) => failure === kind);

/** Whether a page lists nothing yet. It leaves the sitemap until it does. */
export const isEmpty = (page: SitePage): boolean => 'list' in page && page.list.items.length === 0;

function getFixedPages(locale: LocaleCode): SitePage[] {
  const t = useTranslations(locale);
  const { notFound, rendering } = t('main.error', { returnObjects: true });
  const page = (kind: FixedKind, route: string, title: string, description: string, trail: Crumb[] = []) => {
    return { kind, locale, route, title, description, trail };
  };
  const menuPage = (kind: 'about' | 'contact') => {
    const { title, searchTitle, description } = t(kind, { returnObjects: true });
    const route = routes[kind];
    return { ...page(kind, route, title, description, [{ route, label: title }]), searchTitle };
  };
  /** `url` is the path at which visitors see it. */
  const formPage = (kind: 'sent' | 'unsent' | 'problems', url: string = hiddenRoutes[kind]) => {
    const { title, description } = t(`contact.form.${kind}`, { returnObjects: true });
    const contact = { route: routes.contact, label: t('contact.title') };
    return page(kind, hiddenRoutes[kind], title, description, [contact, { route: url, label: title }]);
  };
  return [
    page('home', routes.home, t('meta.title'), t('meta.description')),
    menuPage('about'),
    menuPage('contact'),
    page('notFound', hiddenRoutes.notFound, notFound.title, notFound.text),
    page('error', hiddenRoutes.error, rendering.title, rendering.text),
    page('offline', hiddenRoutes.offline, t('main.offline.title'), t('main.offline.description')),
    ...(hasContactForm ? [formPage('sent'), formPage('unsent'), formPage('problems', routes.contact)] : []),
  ];
}

const itemPages = <Kind extends PageKind, Item extends ItemOf<SectionName | 'statements'>>(
  kind: Kind,
  locale: LocaleCode,
  items: Item[],
  trail: Crumb[] = [],
) =>
  items.map((entry) => {
    const { title, searchTitle, summary: description } = { searchTitle: undefined, ...entry.data };
    const route = itemRoute(entry.collection, entry.slug);
    const ownTrail = [...trail, { route, label: title }];
    return { kind, entry, locale, route, title, searchTitle, description, trail: ownTrail };
  });

async function getSectionPages(name: SectionName, locale: LocaleCode): Promise<SitePage[]> {
  const { list: kind, item: itemKind, size = Infinity } = collectionTraits[name].pages;
  const t = useTranslations(locale);
  const textsOf = (page: number) => {
    const group = t(kind, { returnObjects: true, page });
    return 'index' in group ? group.index : group;
  };
  const items: ItemOf<SectionName>[] = await getItems[name](locale);
  const first = listRoute(name);
  const trail = [{ route: first, label: textsOf(1).title }];
  const count = Math.max(1, Math.ceil(items.length / size));
  const lists = Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const texts = textsOf(number);
    const route = pageRoute(first, number);
    const list = { route: first, items: items.slice(index * size, number * size), number, count };
    const { title, searchTitle, description } = texts;
    const page = { kind, locale, route, list, title, searchTitle, description, trail };
    if (index === 0 || !('pageTitle' in texts)) return page;
    const label = t('main.pagination.page', { page: number });
    return {
      ...page,
      title: texts.pageTitle,
      searchTitle: undefined,
      description: texts.pageDescription,
      trail: [...trail, { route, label }],
    };
  });
  // TypeScript doesn't see that the kinds and the items are of the same section.
  return [...lists, ...itemPages(itemKind, locale, items, trail)] as SitePage[];
}

const getByRoute = oncePerBuild(async (locale) => {
  const statements = itemPages('statement', locale, await getItems.statements(locale));
  const items = await Promise.all(sections.map((name) => getSectionPages(name, locale)));
  // Of two pages of a route, the last counts: a statement replaces no other page. `npm run check:content`
  // reports it.
  const pages: SitePage[] = [...statements, ...items.flat(), ...getFixedPages(locale)];
  return new Map(pages.map((page) => [page.route, page]));
});

export const getPages = async (locale: LocaleCode): Promise<SitePage[]> => [
  ...(await getByRoute(locale)).values(),
];

export const findPage = async (locale: LocaleCode, route: string): Promise<SitePage | undefined> =>
  (await getByRoute(locale)).get(route);

/** `getStaticPaths` of an endpoint that exists once per language, such as a feed. */
export const localePaths = () => locales.map(({ code }) => ({ params: { locale: localeParam(code) } }));

/**
 * `getStaticPaths` of the pages of a kind. A page's file calls its parameter `slug` for the last part of the
 * path, `list` for all parts after the section.
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

/** The breadcrumb trail of a page, from the home page to the page itself. */
export const getBreadcrumb = ({ locale, trail }: SitePage): Crumb[] => [
  { route: routes.home, label: useTranslations(locale)('main.breadcrumb.home') },
  ...trail,
];

export const pathOf = ({ locale, route }: Pick<SitePage, 'locale' | 'route'>): string =>
  localizePath(locale, route);
