import { createHash } from 'node:crypto';

/**
 * The strong entity tag of a variant (RFC 9110, section 8.8.3).
 * @param bytes exactly what is sent
 * @returns the first half of the SHA-256, in quotes
 */
export const createEtag = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest().subarray(0, 16).toString('base64url')}"`;

/**
 * Whether the browser's cached copy is still current (RFC 9110, section 13.1.2).
 * @param ifNoneMatch the request's header: `*`, or a list of tags, which are compared weakly
 * @param etag the tag of the variant that would be sent; our tags contain no comma
 */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim()) ?? [];
  return tags.join() === '*' || tags.includes(etag) || tags.includes(`W/${etag}`);
}
