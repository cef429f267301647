import { parseAccept } from 'hono/utils/accept';
import type { BuildFile, ContentCoding } from '#server/manifest.ts';

/** Names that mean the same as another (RFC 9110, section 8.4.1.3). */
const aliases = new Map([['x-gzip', 'gzip']]);

/** From the smallest to the largest, for codings of equal weight. */
const byPreference: ContentCoding[] = ['br', 'gzip', 'identity'];

const parseWeights = (header: string) =>
  new Map(
    parseAccept(header).map(({ type, q }) => [aliases.get(type.toLowerCase()) ?? type.toLowerCase(), q]),
  );

// Not named, it is acceptable all the same, but less than anything that is named.
const unnamed = { identity: Number.MIN_VALUE, br: 0, gzip: 0 };

/**
 * Chooses the form in which a file is sent (RFC 9110, section 12.5.3).
 * @param header the request's `Accept-Encoding`
 * @param variants the forms that the file has
 * @returns the coding with the greatest weight, of equal ones the smallest; `identity` without a header,
 *   and also when nothing is acceptable, since an answer helps more than a refusal
 */
export function chooseCoding(header: string | undefined, variants: BuildFile['variants']): ContentCoding {
  if (!header) return 'identity';
  const weights = parseWeights(header);
  const weigh = (coding: ContentCoding) => weights.get(coding) ?? weights.get('*') ?? unnamed[coding];

  let best: ContentCoding | undefined;
  for (const coding of byPreference) {
    if (variants[coding] && weigh(coding) > (best ? weigh(best) : 0)) best = coding;
  }
  return best ?? 'identity';
}
