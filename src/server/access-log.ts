import type { Server } from 'node:http';

const longestPath = 200;

/**
 * Logs each request as one line of JSON on standard output. It contains no IP address, query, cookie or other header,
 * since these can identify a visitor.
 * @param server before its first request
 */
export function logRequests(server: Server): void {
  server.prependListener('request', ({ method, url = '' }, response) => {
    const started = performance.now();
    response.once('close', () => {
      const line = {
        time: new Date().toISOString(),
        level: 'info',
        method,
        path: url.replace(/[?#].*/s, '').slice(0, longestPath),
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - started),
        ...(response.writableFinished ? {} : { aborted: true }),
      };
      console.log(JSON.stringify(line));
    });
  });
}
