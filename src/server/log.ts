import type { Server } from 'node:http';
import type { HonoRequest } from 'hono';

// Each line is JSON. It contains no IP address, query, cookie or other header, since these can identify a
// visitor.

const longestPath = 200;

/** Writes requests on standard output, everything else on standard error. */
function write(level: 'error' | 'warning' | 'info', fields: object): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, ...fields });
  if (level === 'info') console.log(line);
  else console.error(line);
}

export type LoggedRequest = Pick<HonoRequest, 'method' | 'path'>;

/**
 * Logs an error on standard error.
 * @param error anything that was thrown
 * @returns the request ID in the line
 */
export function logError(error: unknown, { method, path }: LoggedRequest, status: number): string {
  const requestId = crypto.randomUUID();
  const { message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  const failed = { requestId, method, path, status };
  write('error', { ...failed, message, stack, cause: cause === undefined ? undefined : String(cause) });
  return requestId;
}

/**
 * Logs on standard error what concerns no single request.
 * @param message a sentence without personal data
 */
export const logLine = (level: 'error' | 'warning', message: string): void => write(level, { message });

/**
 * Logs each request on standard output, when its response ends.
 * @param server before its first request
 */
export function logRequests(server: Server): void {
  server.prependListener('request', ({ method, url = '' }, response) => {
    const started = performance.now();
    response.once('close', () => {
      write('info', {
        method,
        path: url.replace(/[?#].*/s, '').slice(0, longestPath),
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - started),
        aborted: response.writableFinished ? undefined : true,
      });
    });
  });
}
