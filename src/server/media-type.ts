import { parseAccept } from 'hono/utils/accept';

const [markdown, html] = ['text/markdown', 'text/html'];

/**
 * Tells whether a reader would rather have a page in Markdown (RFC 9110, section 12.5.1). Hono’s own helper
 * passes over HTML that is only covered by a wildcard, whatever its weight.
 * @param header the request's `Accept`
 * @returns true when it names Markdown with a greater weight than HTML has, or with the same weight and not after it;
 *   a wildcard alone is no wish
 */
export function prefersMarkdown(header: string | undefined): boolean {
  // No browser names it: the header of nearly every request need not be parsed.
  if (!header?.toLowerCase().includes(markdown)) return false;
  const ranges = parseAccept(header).map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  const find = (...types: string[]) => ranges.find(({ type }) => types.includes(type));
  const wanted = find(markdown);
  const other = find(html) ?? find('text/*') ?? find('*/*');
  if (!wanted || wanted.q === 0) return false;
  if (!other || wanted.q !== other.q) return wanted.q > (other?.q ?? 0);
  return other.type !== html || ranges.indexOf(wanted) < ranges.indexOf(other);
}
