import { Hono } from 'hono';
import { localeOfPath } from '#i18n/choose-locale.ts';
import { createErrorHandler, createNotFoundHandler } from '#server/errors.ts';
import { emergencyPage } from '#server/emergency-page.ts';
import { logError } from '#server/log.ts';
import type { Manifest } from '#server/manifest.ts';
import { defaultChain, namedMiddleware } from '#server/middleware.ts';
import { createSite, type BuildFiles } from '#server/site.ts';

/** What a handler is made of. */
export interface AppOptions {
  manifest: Manifest;
  files: BuildFiles;
  /** The names of the middleware, in order. */
  middleware?: readonly string[];
  /** Whether the host is about to end; at the edge it never is. */
  isStopping?: () => boolean;
}

/**
 * The path of a request as it came in. Hono's own decodes it, and `*` does not match a decoded line end.
 * @param url a serialized URL, as Request has it: parsing it once more would be a good part of an answer
 */
function encodedPath(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.slice(start).search(/[?#]/);
  return end < 0 ? url.slice(start) : url.slice(start, start + end);
}

/**
 * Makes the request handler of the built site, in terms of the web's Request and Response only.
 * @returns a function that answers every request and never throws
 */
export function createApp({
  manifest,
  files,
  middleware = defaultChain,
  isStopping = () => false,
}: AppOptions) {
  const site = createSite(manifest, files, isStopping);
  const app = new Hono({ getPath: ({ url }) => encodedPath(url) });
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
      // Hono hands on what is thrown without being an Error.
      const path = encodedPath(request.url);
      const requestId = logError(error, { method: request.method, path }, 500);
      return emergencyPage('page', localeOfPath(path), 500, { 'X-Request-Id': requestId });
    }
  };
}
