import { createServer, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { defaultLocale } from '#i18n/locales.ts';
import { emergencyPage } from '#server/emergency-page.ts';
import { logError } from '#server/log.ts';

const seconds = 1000;

/** A request that is no proper HTTP (a bad Host, a broken target) never reaches the handler. */
function answerBroken(error: unknown): Response {
  if (error instanceof RequestError) return emergencyPage('page', defaultLocale, 400);
  const requestId = logError(error, { method: '', path: '' }, 500);
  return emergencyPage('page', defaultLocale, 500, { 'X-Request-Id': requestId });
}

/**
 * Makes a Node server around a request handler.
 * @param fetch the handler
 * @returns a server that does not listen yet
 */
export function createNodeServer(fetch: (request: Request) => Promise<Response>): Server {
  const listener = getRequestListener(fetch, { hostname: 'localhost', errorHandler: answerBroken });
  const server = createServer(
    {
      // A client that takes longer to ask than this holds a place that others need.
      headersTimeout: 15 * seconds,
      requestTimeout: 30 * seconds,
      // Longer than a proxy in front keeps its connections, or it would now and then use a closed one.
      keepAliveTimeout: 75 * seconds,
    },
    (request, response) => void listener(request, response),
  );
  // A client that neither reads nor writes.
  server.setTimeout(120 * seconds);
  return server;
}
