function parseRange(range: string) {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return { tag, weight: Number(weight) };
}

/**
 * Parses `Accept-Language` (RFC 9110, section 12.5.4).
 * @param header its value, if sent
 * @returns language tags in lower case, best first; without those of weight 0 and of invalid weight
 */
export const parseAcceptLanguage = (header: string | undefined): string[] =>
  (header?.split(',') ?? [])
    .map(parseRange)
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
