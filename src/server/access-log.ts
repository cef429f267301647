import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long lines are collected, in milliseconds: a write for each would be a good part of an answer. */
const interval = 200;

/** How much of a path is logged, in characters: what is longer leads nowhere. */
const longestPath = 200;

/** The path of a request, without its query. */
function pathOf({ url = '' }: IncomingMessage): string {
  const end = url.search(/[?#]/);
  return url.slice(0, end < 0 ? longestPath : Math.min(end, longestPath));
}

/** Counts what goes out on a connection; answers end there in the order in which they were asked for. */
function createCounter() {
  const counted = new WeakMap<Socket, number>();
  /** @returns the bytes since the last call, headers included */
  return (socket: Socket): number => {
    const before = counted.get(socket) ?? 0;
    counted.set(socket, socket.bytesWritten);
    return socket.bytesWritten - before;
  };
}

/**
 * Logs every request as one line of JSON. It holds no address, query, cookie or other header, as these may tell who
 * it was.
 * @param server before its first request
 * @param write takes whole lines, several at a time
 */
export function logRequests(server: Server, write: (lines: string) => void): void {
  const countBytes = createCounter();
  let lines = '';
  const flush = () => {
    if (lines) write(lines);
    lines = '';
  };
  const log = (request: IncomingMessage, response: ServerResponse, started: number) => {
    const line = {
      time: new Date().toISOString(),
      level: 'info',
      method: request.method,
      path: pathOf(request),
      status: response.statusCode,
      bytes: countBytes(request.socket),
      ms: Math.round((performance.now() - started) * 10) / 10,
      // The visitor went away before the end.
      ...(response.writableFinished ? {} : { aborted: true }),
    };
    if (!lines) setTimeout(flush, interval).unref();
    lines += `${JSON.stringify(line)}\n`;
  };
  server.prependListener('request', (request, response) => {
    const started = performance.now();
    response.once('close', () => log(request, response, started));
  });
  process.once('exit', flush);
}
