import type { MiddlewareHandler } from 'hono';
import { caching } from '#server/headers.ts';
import { redirect } from '#server/redirect.ts';
import type { Site } from '#server/site.ts';

/** Redirects other spellings and old addresses of a page to its address, permanently and with the query. */
export const canonical =
  ({ routes }: Site): MiddlewareHandler =>
  (c, next) => {
    const address = routes.canonical(c.req.path);
    if (!address) return next();
    return Promise.resolve(redirect(address, c.req.url, 308, { 'Cache-Control': caching.short }));
  };
