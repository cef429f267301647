import { once } from 'node:events';
import { connect, createServer } from 'node:http2';
import {
  connect as connectSocket,
  createServer as createRelay,
  type AddressInfo,
  type Server,
} from 'node:net';
import type { Answer } from './server-process.ts';

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

/** What HTTP/1.1 says of its connection, and HTTP/2 knows in another way (RFC 9113, section 8.2.2). */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * What an answer weighs over HTTP/2, where headers are packed (RFC 7541): all that a server sends on a new connection.
 * @param answer as it came over HTTP/1.1
 * @returns bytes
 */
export async function weighOverHttp2({ headers, body }: Answer): Promise<number> {
  const own = Object.entries(headers).filter(([name]) => !ofConnection.includes(name));
  const server = createServer()
    .on('stream', (stream) => {
      stream.respond({ ':status': 200, ...Object.fromEntries(own) });
      stream.end(body);
    })
    .listen(0);
  let bytes = 0;
  const relay = createRelay((socket) => {
    const upstream = connectSocket(portOf(server)).on('data', (chunk: Buffer) => (bytes += chunk.length));
    socket.pipe(upstream).pipe(socket);
  }).listen(0);
  await Promise.all([once(server, 'listening'), once(relay, 'listening')]);
  const session = connect(`http://localhost:${portOf(relay)}`);
  const stream = session.request().resume();
  await once(stream, 'close');
  session.destroy();
  server.close();
  relay.close();
  return bytes;
}
