import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SendOptions } from '#server/built-site.ts';
import { caching, commonHeaders, type HeaderTable, pageHeaders } from '#server/headers.ts';
import { logError, type LoggedRequest } from '#server/log.ts';
import { fallbackErrorTexts } from '#shared/languages.ts';
import type { LocaleCode } from '#shared/locales.ts';
import { errorRoutes, homeRoute, localizePath, parsePath } from '#shared/urls.ts';

/**
 * The error of a request that no link or form of the site sends. The answer is plain text, because the error
 * page says that the server is at fault.
 * @param reason a sentence
 */
export function refuse(status: ContentfulStatusCode, reason: string, added: HeaderTable = {}): HTTPException {
  const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': caching.never };
  const headers = { ...commonHeaders, ...type, ...added };
  return new HTTPException(status, { res: new Response(`${reason}\n`, { status, headers }) });
}

/** A page that needs no file, style or script, for when the error page can't be shown. */
function fallbackErrorPage(failed: 'page' | 'errorPage', locale: LocaleCode): string {
  const { [failed]: title, link } = fallbackErrorTexts[locale];
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${title}</h1>
<p><a href="${localizePath(locale, homeRoute)}">${link}</a></p>
</html>
`;
}

/**
 * Answers every error: with its status, by default 500, and a page without details. From 500 on, the details
 * are logged with the `X-Request-Id` of the response.
 * @param error anything that was thrown
 * @param showPage responds with a page of the site; undefined if the build could not be read
 */
export async function answerError(
  error: unknown,
  request: LoggedRequest,
  showPage?: (...page: [LocaleCode, route: string, SendOptions]) => Promise<Response>,
): Promise<Response> {
  const status = error instanceof HTTPException ? error.status : 500;
  if (error instanceof HTTPException && error.res) return error.res;
  const { locale } = parsePath(request.path);
  let headers: HeaderTable = status >= 500 ? { 'X-Request-Id': logError(error, request, status) } : {};
  try {
    const route = status === 404 ? errorRoutes.notFound : errorRoutes.error;
    if (showPage) return await showPage(locale, route, { status, headers });
  } catch (second) {
    // The ID of the first error is the one to report.
    headers = { 'X-Request-Id': logError(second, request, status), ...headers };
  }
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching.revalidate };
  return new Response(fallbackErrorPage(showPage ? 'errorPage' : 'page', locale), {
    status,
    headers: { ...commonHeaders, ...pageHeaders(), ...type, ...headers },
  });
}
