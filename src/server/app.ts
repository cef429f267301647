import { Hono } from 'hono';
import { createSite, type SiteOptions } from '#server/built-site.ts';
import type { VisitorEnv } from '#server/contact/contact.ts';
import { createErrorHandler, createNotFoundHandler, failureResponse } from '#server/errors.ts';
import { createMiddleware, middlewareNames } from '#server/middleware.ts';

export interface AppOptions extends SiteOptions {
  /** The names of the middleware, in order. */
  middleware?: readonly string[];
}

/**
 * Creates the request handler of the built site, for any host with the web's Request and Response.
 * @returns a function that responds to every request and never throws. It also takes the visitor's address, if known.
 */
export function createApp({ middleware = middlewareNames, ...options }: AppOptions) {
  const site = createSite(options);
  // By default Hono decodes the path, and its `*` doesn't match a decoded line break.
  const app = new Hono<VisitorEnv>({ getPath: ({ url }) => new URL(url).pathname });
  const notFound = createNotFoundHandler(site);

  app.onError(createErrorHandler(site));
  app.notFound(notFound);
  for (const name of middleware) app.use(createMiddleware(name, site));
  app.get('*', (c) => {
    const file = site.routes.find(c.req.path);
    return file ? site.send(c, file) : notFound(c);
  });

  return async (request: Request, address?: string): Promise<Response> => {
    try {
      return await app.fetch(request, { address });
    } catch (error) {
      // Hono's error handler only sees instances of Error.
      return failureResponse(error, request);
    }
  };
}
