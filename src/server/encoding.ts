import { parseAccept } from 'hono/utils/accept';
import type { BuildFile, ContentCoding } from '#server/manifest.ts';

/**
 * Chooses the content coding of an answer (RFC 9110, section 12.5.3).
 * @param header the request's `Accept-Encoding`
 * @param variants the codings in which the file exists
 * @returns the compressed coding with the greatest weight, Brotli if weights are equal; `identity` if none is acceptable
 */
export function chooseCoding(header: string | undefined, variants: BuildFile['variants']): ContentCoding {
  const weights = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const weigh = (coding: ContentCoding) => weights.get(coding) ?? weights.get('*') ?? 0;
  const [best] = (['br', 'gzip'] as const)
    .filter((coding) => variants[coding] && weigh(coding) > 0)
    .sort((one, other) => weigh(other) - weigh(one));
  return best ?? 'identity';
}
