import { createHash } from 'node:crypto';

/**
 * The strong entity tag of a variant (RFC 9110, section 8.8.3).
 * @param bytes exactly what is sent
 * @returns half of the SHA-256, which is plenty, in quotes
 */
export const createEtag = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest().subarray(0, 16).toString('base64url')}"`;
