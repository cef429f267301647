import type { LocaleCode } from '#i18n/locales.ts';
import { locales } from '#i18n/locales.ts';
import { localizePath, parsePath } from '#site/urls.ts';

/** An address to visit, and what it answers with. */
interface Visit {
  path: string;
  locale: LocaleCode;
  route: string;
  status: 200 | 404;
}

/** An address at which nothing stands, in each language. */
export const unknownPages = locales.map(({ code }): Visit => {
  const path = localizePath(code, '/no-such-page');
  return { ...parsePath(path), path, status: 404 };
});

/** What the browser says of an answer with status 404, though it is meant. */
export const notFoundMessage = /status of 404/;
