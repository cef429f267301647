import { readFileSync } from 'node:fs';
import * as http2 from 'node:http2';

/** A key and a certificate for this machine alone, which no browser trusts: they are no secret. */
const pem = readFileSync(new URL('localhost.pem', import.meta.url));

type Listener = (request: http2.Http2ServerRequest, response: http2.Http2ServerResponse) => void;

/**
 * Makes a server for HTTPS and HTTP/2.
 * @param listener answers each request
 * @returns a server that does not listen yet
 */
export const createSecureServer = (listener: Listener): http2.Http2SecureServer =>
  http2.createSecureServer({ key: pem, cert: pem }, listener);
