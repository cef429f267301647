import { createServer, type Server } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from '@hono/node-server';
import { HTTPException } from 'hono/http-exception';
import { answerError } from '#server/errors.ts';

const seconds = 1000;

/** Responds to a request with an invalid Host or target, which can't be turned into a `Request`. */
const errorHandler = (error: unknown): Promise<Response> =>
  answerError(error instanceof RequestError ? new HTTPException(400) : error, { method: '', path: '' });

/**
 * Creates a Node server for a request handler.
 * @param fetch the handler, which also takes the visitor's address
 * @param addressHeader the header in which a trusted proxy passes that address, the last one if there are
 *   several. Without it the address is unknown: that of the connection may be a proxy's, which all visitors
 *   share.
 * @returns a server that isn't listening yet
 */
export function createNodeServer(
  fetch: (request: Request, address?: string) => Promise<Response>,
  addressHeader?: string,
): Server {
  const handle = async (request: Request, { incoming }: HttpBindings | Http2Bindings) => {
    // The adapter lets a few invalid hosts pass, such as ".0".
    if (!URL.canParse(request.url)) throw new HTTPException(400);
    const address = addressHeader && request.headers.get(addressHeader)?.split(',').at(-1);
    const response = await fetch(request, address);
    // The adapter closes the connection if it can't read the rest of a large body.
    if (!incoming.complete && incoming.method !== 'GET') response.headers.set('Connection', 'close');
    return response;
  };
  const listener = getRequestListener(handle, { hostname: 'localhost', errorHandler });
  const server = createServer(
    {
      // Disconnects clients that send slowly to hold connections open.
      headersTimeout: 15 * seconds,
      requestTimeout: 30 * seconds,
      // Longer than proxies keep idle connections, or they would sometimes reuse one that is closing: Traefik
      // 90 seconds, Caddy 120, Google's load balancers 600.
      keepAliveTimeout: 620 * seconds,
      // Cookies of all sites of the domain: Node's own limit is 16 kB for all headers.
      maxHeaderSize: 32 * 1024,
    },
    (request, response) => void listener(request, response),
  );
  // Disconnects clients that neither read nor write.
  server.setTimeout(120 * seconds);
  return server;
}
