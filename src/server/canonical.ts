import type { MiddlewareHandler } from 'hono';
import { caching } from '#server/headers.ts';
import { redirect } from '#server/redirect.ts';
import type { Site } from '#server/site.ts';

/** Sends every other spelling of a page's address to the one address, for good and with its query. */
export const canonical =
  ({ routes }: Site): MiddlewareHandler =>
  (c, next) => {
    const address = routes.canonical(c.req.path);
    if (!address) return next();
    return Promise.resolve(redirect(address, c.req.url, 308, { 'Cache-Control': caching.short }));
  };
