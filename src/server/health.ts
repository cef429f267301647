import type { MiddlewareHandler } from 'hono';
import { caching, commonHeaders } from '#server/headers.ts';
import type { Site } from '#server/site.ts';

/** Where a monitor asks. No page can stand here: Astro publishes nothing whose name begins with `_`. */
export const healthAddress = '/_health';

/** Tells a monitor which release answers, and that no more should be sent to a host that is stopping. */
export const health =
  ({ day, release, isStopping }: Site): MiddlewareHandler =>
  (c, next) => {
    if (c.req.path !== healthAddress) return next();
    const stopping = isStopping();
    const headers = { ...commonHeaders, 'Cache-Control': caching.never };
    const answer = { status: stopping ? 'stopping' : 'ok', day, release };
    return Promise.resolve(Response.json(answer, { status: stopping ? 503 : 200, headers }));
  };
