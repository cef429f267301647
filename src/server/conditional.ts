/**
 * Tells whether the visitor already has what would be sent (RFC 9110, section 13.1.2).
 * @param ifNoneMatch the request's header: a list of tags, compared weakly, or `*`
 * @param etag the tag of the variant that would be sent; no tag of ours holds a comma
 */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === etag || tag === `W/${etag}`);
}
