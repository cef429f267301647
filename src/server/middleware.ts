import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Site } from '#server/built-site.ts';
import { caching, commonHeaders } from '#server/headers.ts';
import { language } from '#server/language.ts';
import { canonical } from '#server/redirect.ts';

const allowedMethods = ['GET', 'HEAD'];

/** Rejects every method that could change something (RFC 9110, section 15.5.6). */
const methods = (): MiddlewareHandler => async (c, next) => {
  if (allowedMethods.includes(c.req.method)) return next();
  // Plain, because no link of the site sends such a request: the error page would blame the server.
  return new Response(`Not allowed: this site answers ${allowedMethods.join(' and ')} only.\n`, {
    status: 405,
    headers: {
      ...commonHeaders,
      Allow: allowedMethods.join(', '),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': caching.never,
    },
  });
};

/** Tells monitors which release is served, and whether the host is shutting down. */
const health =
  ({ manifest: { day, release }, isStopping }: Site): MiddlewareHandler =>
  async (c, next) => {
    // It can't be a page's path: Astro publishes nothing whose name begins with `_`.
    if (c.req.path !== '/_health') return next();
    const stopping = isStopping();
    return Response.json(
      { status: stopping ? 'stopping' : 'ok', day, release },
      { status: stopping ? 503 : 200, headers: { ...commonHeaders, 'Cache-Control': caching.never } },
    );
  };

const factories: Readonly<Record<string, (site: Site) => MiddlewareHandler>> = {
  methods,
  health,
  canonical,
  language,
};

/** The names of all middleware, in the order in which requests pass it. */
export const middlewareNames: readonly string[] = Object.keys(factories);

/**
 * Creates a middleware by name.
 * @returns for an unknown name, a middleware that throws an error with status 500
 */
export function createMiddleware(name: string, site: Site): MiddlewareHandler {
  const create = factories[name];
  if (create) return create(site);
  return () => {
    const expected = `expected one of ${middlewareNames.join(', ')}`;
    throw new HTTPException(500, { message: `Unknown middleware "${name}", ${expected}.` });
  };
}
