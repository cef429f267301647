import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { createSite, type SiteEnv, type SiteOptions } from '#server/built-site.ts';
import { answerError } from '#server/errors.ts';
import { createMiddleware, middlewareNames } from '#server/named-middleware.ts';

export interface AppOptions extends SiteOptions {
  middleware?: readonly string[];
}

/**
 * Creates the request handler of the built site, for any host with the web's Request and Response.
 * @returns a function that responds to every request and never throws. It also takes the visitor's IP
 *   address.
 */
export function createApp({ middleware = middlewareNames, ...options }: AppOptions) {
  const site = createSite(options);
  // By default Hono decodes the path, and its `*` doesn't match a decoded line break.
  const app = new Hono<SiteEnv>({ getPath: ({ url }) => new URL(url).pathname });

  app.onError((error, c) => answerError(error, c.req, (...page) => site.sendPage(c, ...page)));
  app.use((c, next) => {
    c.set('file', site.routes.find(c.req.path));
    return next();
  });
  for (const name of middleware) app.use(createMiddleware(name, site));
  app.all('*', (c) => {
    if (!c.var.file) throw new HTTPException(404);
    return site.send(c, c.var.file);
  });

  return async (request: Request, address?: string): Promise<Response> => {
    try {
      return await app.fetch(request, { address });
    } catch (error) {
      // Hono's error handler only sees instances of Error.
      return answerError(error, { method: request.method, path: new URL(request.url).pathname });
    }
  };
}
