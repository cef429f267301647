import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { localeOfPath } from '#i18n/choose-locale.ts';
import { errorRoutes } from '#site/routing.ts';
import type { HeaderTable } from '#server/headers.ts';
import { emergencyPage } from '#server/emergency-page.ts';
import { logError } from '#server/log.ts';
import type { Site } from '#server/site.ts';

/** Answers with the error page of the address's language, and with the last page where that fails. */
async function showErrorPage(site: Site, c: Context, status: ContentfulStatusCode, headers?: HeaderTable) {
  const locale = localeOfPath(c.req.path);
  try {
    const route = status === 404 ? errorRoutes.notFound : errorRoutes.error;
    const page = site.routes.page(locale, route);
    if (!page)
      throw new Error(`The build has no page ${route} in ${locale}: add it, and run "npm run build".`);
    return await site.sendAs(c, page, status, headers);
  } catch (error) {
    const id = logError(error, c.req, status);
    // The error that came first is the one that is looked for.
    return emergencyPage('errorPage', locale, status, { 'X-Request-Id': id, ...headers });
  }
}

/**
 * Answers an unknown address: 404 and its page.
 * @param site the built site
 */
export const createNotFoundHandler = (site: Site) => (c: Context) => showErrorPage(site, c, 404);

/**
 * Answers an error with its status, 500 unless it says otherwise, and with a page that tells no details:
 * these go to the log, where the answer's `X-Request-Id` finds them.
 * @param site the built site
 */
export const createErrorHandler = (site: Site) => (error: Error, c: Context) => {
  const { status, res } = error instanceof HTTPException ? error : { status: 500 as const, res: undefined };
  const headers = Object.fromEntries(res?.headers ?? []);
  // What the visitor did wrong is no news to us.
  if (status >= 500) headers['X-Request-Id'] = logError(error, c.req, status);
  return showErrorPage(site, c, status, headers);
};
