import { createServer, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { defaultLocale } from '#i18n/locales.ts';
import { answerFailure, lastErrorPage } from '#server/errors.ts';

const seconds = 1000;

/** Answers a request that isn't valid HTTP (a bad Host, a broken target) and never reaches the handler. */
const answerInvalidRequest = (error: unknown): Response =>
  error instanceof RequestError
    ? lastErrorPage('page', defaultLocale, 400)
    : answerFailure(error, { method: '', path: '' });

/**
 * Makes a Node server around a request handler.
 * @param fetch the handler
 * @returns a server that isn't listening yet
 */
export function createNodeServer(fetch: (request: Request) => Promise<Response>): Server {
  const listener = getRequestListener(fetch, { hostname: 'localhost', errorHandler: answerInvalidRequest });
  const server = createServer(
    {
      // Against clients that hold connections by sending slowly.
      headersTimeout: 15 * seconds,
      requestTimeout: 30 * seconds,
      // Longer than proxies keep idle connections, or they would sometimes reuse one that is just closing.
      keepAliveTimeout: 75 * seconds,
    },
    (request, response) => void listener(request, response),
  );
  // Against clients that neither read nor write.
  server.setTimeout(120 * seconds);
  return server;
}
