import { caching, commonHeaders, type HeaderTable } from '#server/headers.ts';

/**
 * Refuses a request in plain text. No link or form of the site sends such a request: the error page would blame the
 * server.
 * @param status from 400 to 499
 * @param reason a sentence
 * @param headers in addition to those of every response
 */
export const refuse = (status: number, reason: string, headers?: HeaderTable): Response =>
  new Response(`${reason}\n`, {
    status,
    headers: {
      ...commonHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': caching.never,
      ...headers,
    },
  });
