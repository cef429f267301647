import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** A key and a certificate that nobody has signed, for a day. */
const makeCertificate = () =>
  execFileSync(
    'openssl',
    'req -x509 -newkey rsa:2048 -nodes -keyout - -out - -days 1 -subj /CN=localhost'.split(' '),
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );

/** Headers that HTTP/2 doesn't have (RFC 9113, section 8.2.2). */
const ofConnections = ['connection', 'keep-alive', 'transfer-encoding'];

/** Puts HTTP/2 and TLS before a server, as hosts do: browsers need a connection for each file otherwise. */
export async function serveHttp2(port: number) {
  const pem = makeCertificate();
  const forward = ({ method, url, headers }: Http2ServerRequest, response: Http2ServerResponse) => {
    const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    request({ port, method, path: url, headers: Object.fromEntries(sent) }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !ofConnections.includes(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      // The browser may leave at any time.
      pipeline(answer, response, () => undefined);
    }).end();
  };
  const server = createSecureServer({ key: pem, cert: pem }, forward).listen(0);
  await once(server, 'listening');
  return Object.assign(server, { url: `https://localhost:${(server.address() as AddressInfo).port}` });
}
