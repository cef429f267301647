import type { MiddlewareHandler } from 'hono';
import type { Site, SiteEnv } from '#server/built-site.ts';
import { caching, commonHeaders, type HeaderTable } from '#server/headers.ts';

/**
 * Redirects to another address of this site.
 * @param address from the route table, never built from the request
 * @param query of the address, with its question mark, or empty
 * @param status 302 is temporary, 303 the answer to a form, 308 permanent
 * @param headers in addition to those of every response
 */
export const redirect = (
  address: string,
  query: string,
  status: 302 | 303 | 308,
  headers: HeaderTable,
): Response =>
  new Response(null, {
    status,
    headers: {
      ...commonHeaders,
      ...headers,
      Location: encodeURI(address) + query,
      'Content-Length': '0',
    },
  });

/** Redirects other spellings and old addresses of a page to its address, permanently. */
export const canonical =
  ({ routes }: Site): MiddlewareHandler<SiteEnv> =>
  async (c, next) => {
    const address = c.var.file ? undefined : routes.canonical(c.req.path);
    if (!address) return next();
    return redirect(address, new URL(c.req.url).search, 308, { 'Cache-Control': caching.short });
  };
