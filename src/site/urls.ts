import { defaultLocale, isLocaleCode, type LocaleCode, locales } from '#i18n/locales.ts';

/** Path of the home page, without language. */
export const homeRoute = '/';

/** Paths of the error pages, without language. They have no URL of their own. */
export const errorRoutes = { notFound: '/404', error: '/error' } as const;

/** Path of the offline page, without language. */
export const offlineRoute = '/offline';

/** Path of the speculation rules. */
export const speculationRules = '/links.speculationrules';

/** Path of the news feed, without language. */
export const feedRoute = '/rss.xml';

/** Path of the web editor, which exists once for all languages. */
export const editorRoute = '/admin';

/** File of the web editor in a build. */
export const editorFile = 'admin.html';

/** Whether a path is the web editor's or below it. */
export const isEditor = (pathname: string): boolean =>
  pathname === editorRoute || pathname.startsWith(`${editorRoute}/`);

/** Whether a page is an error or offline page, which is not indexed, has no alternates and isn't cached for reading. */
export const isUnlisted = (route: string): boolean =>
  [...Object.values<string>(errorRoutes), offlineRoute].includes(route);

/**
 * Adds the language prefix to a path.
 * @param route path without language, with a leading slash
 * @returns `/about`, `/nl/about`, `/nl`
 */
export function localizePath(locale: LocaleCode, route: string): string {
  if (locale === defaultLocale) return route;
  return route === homeRoute ? `/${locale}` : `/${locale}${route}`;
}

/**
 * Splits a path into language and route.
 * @param pathname `/nl/about`, or a built file's `/nl/about.html`
 * @returns the language and the path without it
 */
export function parsePath(pathname: string): { locale: LocaleCode; route: string } {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
  const [, first, ...rest] = clean.split('/');
  return isLocaleCode(first) && first !== defaultLocale
    ? { locale: first, route: `/${rest.join('/')}` }
    : { locale: defaultLocale, route: clean };
}

/**
 * Chooses the page that `x-default` names: the one in the default language, otherwise in the first that has it.
 * @param paths the path of the page in each of its languages
 */
export const chooseXDefault = (paths: string[]): string | undefined =>
  locales.flatMap(({ code }) => paths.filter((path) => parsePath(path).locale === code))[0];
