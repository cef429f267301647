import { defaultLocale, isLocaleCode, type LocaleCode } from '#i18n/locales.ts';

/** The fixed pages by name; the address is the English one, Dutch puts its prefix in front. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  news: '/news',
  portfolio: '/portfolio',
  services: '/services',
} as const;

/** The name of a fixed page. */
export type RouteName = keyof typeof routes;

/** The pages that answer errors, as paths without language. They have no address of their own. */
export const errorRoutes = { notFound: '/404', error: '/error' } as const;

/** The page that stands in for one that cannot be had without a connection, as a path without language. */
export const offlineRoute = '/offline';

/** Tells whether a page answers for other addresses: it is neither indexed, nor paired, nor kept as one that was read. */
export const isUnlisted = (route: string): boolean =>
  [...Object.values<string>(errorRoutes), offlineRoute].includes(route);

/** Sections whose items have pages of their own: `/news/{id}`. */
export const sections = ['news', 'portfolio', 'services'] as const satisfies RouteName[];

/** The name of a section with items. */
export type Section = (typeof sections)[number];

/**
 * The path of an item in a section, without language.
 * @param section the list it stands in
 * @param id the item's file name, without ending
 */
export const itemRoute = (section: Section, id: string): string => `${routes[section]}/${id}`;

/** The path of a page of the news list, without language; the first page is the list itself. */
export const newsPageRoute = (page: number): string =>
  page === 1 ? routes.news : `${routes.news}/page/${page}`;

/** Tells whether a text is the name of a fixed page. */
export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/**
 * The address of a page in a language.
 * @param locale the language
 * @param route a path without language, beginning with a slash
 * @returns `/about`, `/nl/about`, `/nl`
 */
export function localizePath(locale: LocaleCode, route: string): string {
  if (locale === defaultLocale) return route;
  return route === '/' ? `/${locale}` : `/${locale}${route}`;
}

/**
 * Takes an address apart into language and path.
 * @param pathname `/nl/about`, or the built file's `/nl/about.html`
 * @returns the language, and the path without it
 */
export function parsePath(pathname: string): { locale: LocaleCode; route: string } {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
  const [, first, ...rest] = clean.split('/');
  return isLocaleCode(first) && first !== defaultLocale
    ? { locale: first, route: `/${rest.join('/')}` }
    : { locale: defaultLocale, route: clean };
}
