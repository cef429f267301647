import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { caching, commonHeaders } from '#server/headers.ts';
import { language } from '#server/language.ts';
import { canonical } from '#server/redirect.ts';
import type { Site } from '#server/site.ts';

const allowed = ['GET', 'HEAD'];

/** Refuses every method that could change something (RFC 9110, section 15.5.6). */
const methods = (): MiddlewareHandler => (c, next) => {
  if (allowed.includes(c.req.method)) return next();
  throw new HTTPException(405, { res: new Response(null, { headers: { Allow: allowed.join(', ') } }) });
};

/** The address for monitoring. It can't be a page's: Astro publishes nothing whose name begins with `_`. */
const healthAddress = '/_health';

/** Reports which release is served, and whether the host is shutting down. */
const health =
  ({ manifest: { day, release }, isStopping }: Site): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.path !== healthAddress) return next();
    const stopping = isStopping();
    return Response.json(
      { status: stopping ? 'stopping' : 'ok', day, release },
      { status: stopping ? 503 : 200, headers: { ...commonHeaders, 'Cache-Control': caching.never } },
    );
  };

const registry = new Map<string, (site: Site) => MiddlewareHandler>(
  Object.entries({ methods, health, canonical, language }),
);

/** The middleware that every request passes before a file is sent, in this order. */
export const defaultChain: readonly string[] = ['methods', 'health', 'canonical', 'language'];

/**
 * Finds a middleware by its name.
 * @param name as in `defaultChain`
 * @param site the built site
 * @returns the middleware; for an unknown name, one that throws an error with status 500
 */
export function namedMiddleware(name: string, site: Site): MiddlewareHandler {
  const create = registry.get(name);
  if (create) return create(site);
  return () => {
    const known = [...registry.keys()].join(', ');
    throw new HTTPException(500, { message: `Unknown middleware "${name}", expected one of ${known}.` });
  };
}
