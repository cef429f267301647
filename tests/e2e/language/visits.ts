import type { LocaleCode } from '#i18n/locales.ts';
import { locales } from '#i18n/locales.ts';
import { localizePath, parsePath } from '#site/routing.ts';
import { kindsOfPages } from '#tests/support/pages.ts';

/** An address to visit, and what it answers with. */
export interface Visit {
  path: string;
  locale: LocaleCode;
  route: string;
  status: 200 | 404;
}

const toVisit = ({ path, locale, route }: Omit<Visit, 'status'>): Visit => ({
  path,
  locale,
  route,
  status: 200,
});

/** An address at which nothing stands, in each language. */
export const unknownPages = locales.map(({ code }): Visit => {
  const path = localizePath(code, '/no-such-page');
  return { ...parsePath(path), path, status: 404 };
});

/** One page of each kind in each language, the answer to an unknown address included. */
export const kindsOfVisits = [...kindsOfPages.map(toVisit), ...unknownPages];

/** What the browser says of an answer with status 404, though it is meant. */
export const notFoundMessage = /status of 404/;
