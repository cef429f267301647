import { commonHeaders, type HeaderTable } from '#server/headers.ts';

/**
 * Sends a visitor to another address of this site.
 * @param address an address out of the route table, never one that is made from the request
 * @param url the request's address, whose query is kept
 * @param status 302 for this once, 308 for good
 * @param headers what the answer carries besides
 */
export const redirect = (address: string, url: string, status: 302 | 308, headers: HeaderTable): Response =>
  new Response(null, {
    status,
    headers: {
      ...commonHeaders,
      ...headers,
      Location: encodeURI(address) + new URL(url).search,
      'Content-Length': '0',
    },
  });
