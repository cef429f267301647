import { HTTPException } from 'hono/http-exception';
import type { MiddlewareHandler } from 'hono';

const allowed = ['GET', 'HEAD'];

/** Refuses every method that could change something: the site is only read (RFC 9110, section 15.5.6). */
export const methods = (): MiddlewareHandler => (c, next) => {
  if (allowed.includes(c.req.method)) return next();
  throw new HTTPException(405, { res: new Response(null, { headers: { Allow: allowed.join(', ') } }) });
};
