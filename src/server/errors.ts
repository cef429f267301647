import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { localeOfPath } from '#shared/choose-locale.ts';
import { fallbackErrorTexts, type LocaleCode } from '#shared/languages.ts';
import { errorRoutes, homeRoute, localizePath } from '#shared/urls.ts';
import type { Site } from '#server/built-site.ts';
import { caching, commonHeaders, pageHeaders, type HeaderTable } from '#server/headers.ts';
import { logError } from '#server/log.ts';

/**
 * A page for when the error page can't be shown. It needs no file, style or script.
 * @param failed what couldn't be shown: the page, or its error page
 * @param locale the language of the path
 * @param status the status of the first error
 * @param headers in addition to those of every page
 */
export function fallbackErrorPage(
  failed: 'page' | 'errorPage',
  locale: LocaleCode,
  status: number,
  headers?: HeaderTable,
): Response {
  const { [failed]: title, link } = fallbackErrorTexts[locale];
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
 * Logs an error that was thrown outside the middleware chain, and responds with status 500.
 * @param error anything that was thrown
 * @param request the request that failed, unless it couldn't be read
 */
export function failureResponse(error: unknown, request?: Request): Response {
  const path = request ? new URL(request.url).pathname : '';
  const requestId = logError(error, { method: request?.method ?? '', path }, 500);
  return fallbackErrorPage('page', localeOfPath(path), 500, { 'X-Request-Id': requestId });
}

async function sendErrorPage(site: Site, c: Context, status: ContentfulStatusCode, headers?: HeaderTable) {
  const locale = localeOfPath(c.req.path);
  const route = status === 404 ? errorRoutes.notFound : errorRoutes.error;
  try {
    const page = site.routes.page(locale, route);
    if (!page) throw new Error(`The build has no page ${localizePath(locale, route)}: add it to src/pages.`);
    return await site.send(c, page, { status, headers });
  } catch (error) {
    const requestId = logError(error, c.req, status);
    // `headers` may hold the ID of the first error, which is the one to report.
    return fallbackErrorPage('errorPage', locale, status, { 'X-Request-Id': requestId, ...headers });
  }
}

/** Creates the handler for unknown paths. */
export const createNotFoundHandler = (site: Site) => (c: Context) => sendErrorPage(site, c, 404);

/**
 * Creates the handler for errors. It responds with the error's status, by default 500, and a page without details. From
 * 500 on, it logs the details with the `X-Request-Id` of the response.
 */
export const createErrorHandler = (site: Site) => (error: Error, c: Context) => {
  const status = error instanceof HTTPException ? error.status : 500;
  const headers = status >= 500 ? { 'X-Request-Id': logError(error, c.req, status) } : {};
  return sendErrorPage(site, c, status, headers);
};
