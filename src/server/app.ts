import { Hono } from 'hono';
import { answerFailure, createErrorHandler, createNotFoundHandler } from '#server/errors.ts';
import type { Manifest } from '#server/manifest.ts';
import { defaultChain, namedMiddleware } from '#server/middleware.ts';
import { createSite, type BuildFiles } from '#server/site.ts';

/** The parts of a request handler. */
export interface AppOptions {
  manifest: Manifest;
  files: BuildFiles;
  /** The names of the middleware, in order. */
  middleware?: readonly string[];
  /** Whether the host is shutting down; Workers never do. */
  isStopping?: () => boolean;
}

/**
 * Makes the request handler of the built site, for any host that has the web's Request and Response.
 * @returns a function that answers every request and never throws
 */
export function createApp({
  manifest,
  files,
  middleware = defaultChain,
  isStopping = () => false,
}: AppOptions) {
  const site = createSite(manifest, files, isStopping);
  // By default Hono decodes the path, and its `*` doesn't match a decoded line break.
  const app = new Hono({ getPath: ({ url }) => new URL(url).pathname });
  const notFound = createNotFoundHandler(site);

  app.onError(createErrorHandler(site));
  app.notFound(notFound);
  for (const name of middleware) app.use(namedMiddleware(name, site));
  app.get('*', (c) => {
    const file = site.routes.find(c.req.path);
    return file ? site.send(c, file) : notFound(c);
  });

  return async (request: Request): Promise<Response> => {
    try {
      return await app.fetch(request);
    } catch (error) {
      // Hono's error handler only sees instances of Error.
      return answerFailure(error, { method: request.method, path: new URL(request.url).pathname });
    }
  };
}
