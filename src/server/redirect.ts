import type { MiddlewareHandler } from 'hono';
import { caching, commonHeaders, type HeaderTable } from '#server/headers.ts';
import type { Site } from '#server/site.ts';

/**
 * Redirects to another address of this site.
 * @param address an address from the route table, never one that is made from the request
 * @param url the request's address, whose query is kept
 * @param status 302 for this visit, 308 permanently
 * @param headers in addition to those of every answer
 */
export const redirect = (address: string, url: string, status: 302 | 308, headers: HeaderTable): Response =>
  new Response(null, {
    status,
    headers: {
      ...commonHeaders,
      ...headers,
      Location: encodeURI(address) + new URL(url).search,
      'Content-Length': '0',
    },
  });

/** Redirects other spellings and old addresses of a page to its address, permanently and with the query. */
export const canonical =
  ({ routes }: Site): MiddlewareHandler =>
  async (c, next) => {
    const address = routes.canonical(c.req.path);
    if (!address) return next();
    return redirect(address, c.req.url, 308, { 'Cache-Control': caching.short });
  };
