import { defaultLocale, isLocaleCode, type LocaleCode } from '#i18n/locales.ts';

/** The home page, as a path without language. */
export const homeRoute = '/';

/** The pages that answer errors, as paths without language. They have no address of their own. */
export const errorRoutes = { notFound: '/404', error: '/error' } as const;

/** The page that stands in for one that cannot be had without a connection, as a path without language. */
export const offlineRoute = '/offline';

/** What says which pages a browser may prepare. */
export const speculationRules = '/links.speculationrules';

/** The feed of the news, in each language. */
export const feedRoute = '/rss.xml';

/** The web editor, where it is part of a build. It is no page of the site, and has no language. */
export const editorRoute = '/admin';

/** The web editor's page, as a file of the build. */
export const editorFile = 'admin.html';

/** Tells whether an address is the web editor's, or that of something it loads. */
export const isEditor = (pathname: string): boolean =>
  pathname === editorRoute || pathname.startsWith(`${editorRoute}/`);

/** Tells whether a page answers for other addresses: it is neither indexed, nor paired, nor kept as one that was read. */
export const isUnlisted = (route: string): boolean =>
  [...Object.values<string>(errorRoutes), offlineRoute].includes(route);

/**
 * The address of a page in a language.
 * @param locale the language
 * @param route a path without language, beginning with a slash
 * @returns `/about`, `/nl/about`, `/nl`
 */
export function localizePath(locale: LocaleCode, route: string): string {
  if (locale === defaultLocale) return route;
  return route === homeRoute ? `/${locale}` : `/${locale}${route}`;
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
