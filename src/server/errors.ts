import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { localeOfPath } from '#i18n/choose-locale.ts';
import { emergencyTexts, type LocaleCode } from '#i18n/locales.ts';
import { caching, commonHeaders, pageHeaders, type HeaderTable } from '#server/headers.ts';
import { logError, type LoggedRequest } from '#server/log.ts';
import type { Site } from '#server/site.ts';
import { errorRoutes, homeRoute, localizePath } from '#site/routing.ts';

/**
 * The answer when there is no error page: no file, no style, no script.
 * @param failed what couldn't be shown: the page, or its error page
 * @param locale the language of the address
 * @param status the status of the first error
 * @param headers in addition to those of every page
 */
export function lastErrorPage(
  failed: 'page' | 'errorPage',
  locale: LocaleCode,
  status: number,
  headers?: HeaderTable,
): Response {
  const { [failed]: title, link } = emergencyTexts[locale];
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${title}</h1>
<p><a href="${localizePath(locale, homeRoute)}">${link}</a></p>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      ...commonHeaders,
      ...pageHeaders(),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': caching.revalidate,
      ...headers,
    },
  });
}

/**
 * Logs an error that happened outside of the chain of middleware, and answers with status 500.
 * @param error anything that was thrown
 * @param request the request that failed
 */
export function answerFailure(error: unknown, request: LoggedRequest): Response {
  const requestId = logError(error, request, 500);
  return lastErrorPage('page', localeOfPath(request.path), 500, { 'X-Request-Id': requestId });
}

/** Sends the error page in the language of the address, or the last error page if that fails. */
async function sendErrorPage(site: Site, c: Context, status: ContentfulStatusCode, headers?: HeaderTable) {
  const locale = localeOfPath(c.req.path);
  const route = status === 404 ? errorRoutes.notFound : errorRoutes.error;
  try {
    const page = site.routes.page(locale, route);
    if (!page) throw new Error(`The build has no page ${localizePath(locale, route)}: add it to src/pages.`);
    return await site.send(c, page, status, headers);
  } catch (error) {
    const requestId = logError(error, c.req, status);
    // A visitor should report the first error.
    return lastErrorPage('errorPage', locale, status, { 'X-Request-Id': requestId, ...headers });
  }
}

/** Makes the handler for unknown addresses. */
export const createNotFoundHandler = (site: Site) => (c: Context) => sendErrorPage(site, c, 404);

/**
 * Makes the handler for errors. It answers with the error's status, by default 500, and a page without details. From 500
 * on, the details go to the log, with the `X-Request-Id` of the answer.
 */
export const createErrorHandler = (site: Site) => (error: Error, c: Context) => {
  const { status, res } = error instanceof HTTPException ? error : { status: 500 as const, res: undefined };
  const headers = Object.fromEntries(res?.headers ?? []);
  if (status >= 500) headers['X-Request-Id'] = logError(error, c.req, status);
  return sendErrorPage(site, c, status, headers);
};
