import { parseAccept } from 'hono/utils/accept';
import type { BuildFile, ContentCoding } from '#server/manifest.ts';

/**
 * Chooses the content coding of a response (RFC 9110, section 12.5.3).
 * @param acceptEncoding the request's header
 * @param variants the codings in which the file exists
 * @returns the accepted coding with the highest weight, Brotli if two are equal; `identity` if none is accepted
 */
export function chooseCoding(
  acceptEncoding: string | undefined,
  variants: BuildFile['variants'],
): ContentCoding {
  const weights = new Map(parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = (coding: ContentCoding) => weights.get(coding) ?? weights.get('*') ?? 0;
  const [best] = (['br', 'gzip'] as const)
    .filter((coding) => variants[coding] && weightOf(coding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
  return best ?? 'identity';
}
