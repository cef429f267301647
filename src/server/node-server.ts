import { createServer, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { defaultLocale } from '#i18n/shared/locales.ts';
import { failureResponse, fallbackErrorPage } from '#server/errors.ts';

const seconds = 1000;

/** Responds to a request with an invalid Host or target, which can't be turned into a `Request`. */
const errorHandler = (error: unknown): Response =>
  error instanceof RequestError ? fallbackErrorPage('page', defaultLocale, 400) : failureResponse(error);

/**
 * Creates a Node server for a request handler.
 * @param fetch the handler
 * @returns a server that isn't listening yet
 */
export function createNodeServer(fetch: (request: Request) => Promise<Response>): Server {
  // The adapter lets a few invalid hosts pass, such as ".0".
  const handle = (request: Request) =>
    URL.canParse(request.url) ? fetch(request) : fallbackErrorPage('page', defaultLocale, 400);
  const listener = getRequestListener(handle, { hostname: 'localhost', errorHandler });
  const server = createServer(
    {
      // Disconnects clients that send slowly to hold connections open.
      headersTimeout: 15 * seconds,
      requestTimeout: 30 * seconds,
      // Longer than a proxy keeps idle connections, or it would sometimes reuse one that is closing.
      keepAliveTimeout: 75 * seconds,
    },
    (request, response) => void listener(request, response),
  );
  // Disconnects clients that neither read nor write.
  server.setTimeout(120 * seconds);
  return server;
}
