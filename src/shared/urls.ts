import { defaultLocale, isLocaleCode, type LocaleCode } from '#shared/locales.ts';

/** Path of the home page, without language. */
export const homeRoute = '/';

/** Paths of the pages that answer an error, also one in a form, without language. They have no URL of their own. */
export const errorRoutes = { notFound: '/404', error: '/error', problems: '/problems' } as const;

/**
 * Paths, without language, of the pages that answer a request for something else. They have no alternates, search engines
 * don't index them, and they aren't cached for reading. The service worker shows `offline` for a page and `unsent` for a
 * message that couldn't be sent.
 */
export const hiddenRoutes = /* @__PURE__ */ Object.assign(
  { offline: '/offline', sent: '/sent', unsent: '/unsent' } as const,
  errorRoutes,
);

export const speculationRules = '/links.speculationrules';

/** Path of the news feed, without language. */
export const feedRoute = '/rss.xml';

/** Path of the web editor, which exists once for all languages. */
export const editorRoute = '/admin';

export const editorFile = 'admin.html';

export const isEditor = (pathname: string): boolean =>
  pathname === editorRoute || pathname.startsWith(`${editorRoute}/`);

export const isHiddenRoute = (route: string): boolean => Object.values<string>(hiddenRoutes).includes(route);

/** The value of the parameter `[...locale]` of a page's file: undefined for the default language. */
export const localeParam = (code: LocaleCode): string | undefined =>
  code === defaultLocale ? undefined : code;

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
