/** A language range's tag and its weight, which is NaN when it is not a number. */
function parseRange(range: string) {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return { tag, weight: Number(weight) };
}

/**
 * Reads which languages a browser asks for (RFC 9110, section 12.5.4).
 * @param header the value of `Accept-Language`, if it came
 * @returns their tags, the best first; without those that it refuses
 */
export const parseAcceptLanguage = (header: string | undefined): string[] =>
  (header?.split(',') ?? [])
    .map(parseRange)
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
