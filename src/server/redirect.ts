import type { MiddlewareHandler } from 'hono';
import type { Site, SiteEnv } from '#server/built-site.ts';
import { caching, commonHeaders, type HeaderTable } from '#server/headers.ts';

/**
 * Redirects to another address of this site.
 * @param path from the route table, never built from the request
 * @param query of the request, with its question mark, or empty
 * @param status 302 is temporary, 303 the answer to a form, 308 permanent
 * @param headers in addition to those of every response
 */
export const redirect = (
  path: string,
  query: string,
  status: 302 | 303 | 308,
  headers: HeaderTable,
): Response =>
  new Response(null, {
    status,
    headers: {
      ...commonHeaders,
      ...headers,
      Location: encodeURI(path) + query,
      'Content-Length': '0',
    },
  });

/** Redirects other spellings and old addresses of a page to its address, permanently. */
export const canonical =
  ({ routes }: Site): MiddlewareHandler<SiteEnv> =>
  async (c, next) => {
    const path = c.var.file ? undefined : routes.canonical(c.req.path);
    if (!path) return next();
    return redirect(path, new URL(c.req.url).search, 308, { 'Cache-Control': caching.short });
  };
