import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Site, SiteEnv } from '#server/built-site.ts';
import { contact } from '#server/contact/handler.ts';
import { refuse } from '#server/errors.ts';
import { caching, commonHeaders } from '#server/headers.ts';
import { language } from '#server/language.ts';
import { redirect } from '#server/route-table.ts';

const allowedMethods = ['GET', 'HEAD'];

/** Rejects every method that could change something, except POST to a form (RFC 9110, section 15.5.6). */
const methods = (): MiddlewareHandler<SiteEnv> => async (c, next) => {
  const hasForm = c.var.file?.page?.form !== undefined;
  const allowed = hasForm ? [...allowedMethods, 'POST'] : allowedMethods;
  if (allowed.includes(c.req.method)) return next();
  const names = hasForm ? 'GET, HEAD and POST' : 'GET and HEAD';
  throw refuse(405, `Not allowed: this site answers ${names} only.`, { Allow: allowed.join(', ') });
};

/** Redirects other spellings and old addresses of a page to its address, permanently. */
const canonical =
  ({ routes }: Site): MiddlewareHandler<SiteEnv> =>
  async (c, next) => {
    const path = c.var.file ? undefined : routes.canonical(c.req.path);
    if (!path) return next();
    return redirect(path, new URL(c.req.url).search, 308, { 'Cache-Control': caching.short });
  };

/** Tells monitors which release is served, whether the host is shutting down, and how the contact form is. */
const health =
  ({ manifest: { day, release }, isStopping, mailbox, refusedForms }: Site): MiddlewareHandler<SiteEnv> =>
  async (c, next) => {
    // It can't be a page's path: Astro publishes nothing whose name begins with `_`.
    if (c.req.path !== '/_health') return next();
    const stopping = isStopping();
    const outbox = mailbox?.status() ?? 'off';
    return Response.json(
      { status: stopping ? 'stopping' : 'ok', day, release, outbox, refusedForms: refusedForms.count },
      { status: stopping ? 503 : 200, headers: { ...commonHeaders, 'Cache-Control': caching.never } },
    );
  };

const factories = new Map<string, (site: Site) => MiddlewareHandler<SiteEnv>>(
  Object.entries({
    methods,
    health,
    canonical,
    language,
    contact,
  }),
);

/** The names of all middleware, in the order in which requests pass it. */
export const middlewareNames: readonly string[] = [...factories.keys()];

/**
 * Creates a middleware by name.
 * @returns for an unknown name, a middleware that throws an error with status 500
 */
export function createMiddleware(name: string, site: Site): MiddlewareHandler<SiteEnv> {
  const create = factories.get(name);
  if (create) return create(site);
  return () => {
    const expected = `expected one of ${middlewareNames.join(', ')}`;
    throw new HTTPException(500, { message: `Unknown middleware "${name}", ${expected}.` });
  };
}
