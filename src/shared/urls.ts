import { defaultLocale, isLocaleCode, type LocaleCode } from '#shared/locales.ts';

export const homeRoute = '/';

/** Routes of the pages that the server sends as the answer to an error. They have no URL of their own. */
export const errorRoutes = { notFound: '/404', error: '/error', problems: '/problems' } as const;

/**
 * Routes of the pages that are shown in place of others. They have no alternates, aren't indexed by search
 * engines, and aren't stored for reading offline. The service worker shows `offline` instead of a page that
 * it can't load, and `unsent` after a message that it couldn't send.
 */
export const hiddenRoutes = /* @__PURE__ */ Object.assign(
  { offline: '/offline', sent: '/sent', unsent: '/unsent' } as const,
  errorRoutes,
);

export const speculationRules = '/links.speculationrules';

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
