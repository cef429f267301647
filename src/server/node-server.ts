import { createServer, type Server } from 'node:http';
import { getRequestListener, RequestError, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { defaultLocale } from '#shared/locales.ts';
import { failureResponse, fallbackErrorPage } from '#server/errors.ts';

const seconds = 1000;

/** Responds to a request with an invalid Host or target, which can't be turned into a `Request`. */
const errorHandler = (error: unknown): Response =>
  error instanceof RequestError ? fallbackErrorPage('page', defaultLocale, 400) : failureResponse(error);

// RFC 1918, RFC 4193 and loopback.
const privateAddress = /^(?:::ffff:)?(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^::1$|^f[cd]/;

/**
 * The visitor's address.
 * @param request the request
 * @param connected the address of the connection
 * @param header in which a trusted proxy passes the visitor's address, the last one if there are several
 * @returns undefined if only the address of a proxy is known, which all visitors share
 */
function visitorAddress(request: Request, connected: string | undefined, header: string | undefined) {
  if (header) return request.headers.get(header)?.split(',').at(-1)?.trim();
  return connected && privateAddress.test(connected) ? undefined : connected;
}

/**
 * Creates a Node server for a request handler.
 * @param fetch the handler, which also takes the visitor's address
 * @param addressHeader the header in which a trusted proxy passes that address
 * @returns a server that isn't listening yet
 */
export function createNodeServer(
  fetch: (request: Request, address?: string) => Promise<Response>,
  addressHeader?: string,
): Server {
  // The adapter lets a few invalid hosts pass, such as ".0".
  const handle = (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
    URL.canParse(request.url)
      ? fetch(request, visitorAddress(request, incoming.socket.remoteAddress, addressHeader))
      : fallbackErrorPage('page', defaultLocale, 400);
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
