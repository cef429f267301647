import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { siteUrl } from '#company';
import { isPublished, isReleased } from '#content/publication.ts';
import { localizePath, parsePath } from '#i18n/shared/urls.ts';
import { headingIds } from './addresses.ts';
import type { Content, Item } from './content.ts';
import { quote, suggest, type Place } from './findings.ts';

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];
const origin = 'https://site.invalid';
const localhost = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Checks the target of a link.
 * @param url the address as written
 * @param from the item with the link
 */
export function checkLink(url: string, from: Item, place: Place, content: Content): void {
  const problem = explain(url, from, content);
  if (problem) place.error(`links to ${quote(url)}${problem}`);
}

/** What is wrong with an address, after `links to "…"`. */
function explain(written: string, from: Item, content: Content): string | undefined {
  if (written.startsWith('#')) return explainFragment(written, from, content);
  // Parsed as browsers do: `/\evil.example` is another site.
  const target = URL.parse(written, origin);
  const isPath = target?.origin === origin;
  const isComplete = isPath ? written.startsWith('/') : URL.canParse(written);
  if (!target || !isComplete || !schemes.includes(target.protocol))
    return ': write a complete address that begins with one /, https:, mailto: or tel:.';
  const { pathname, hash, hostname } = target;
  if (localhost.test(hostname) || target.origin === siteUrl) return `: write ${quote(pathname + hash)}.`;
  if (!isPath) return undefined;
  const page = content.pages.get(pathname) ?? {};
  return explainPath(pathname, from, content) ?? explainFragment(hash, page, content);
}

function explainPath(path: string, from: Item, content: Content): string | undefined {
  const { root, pages, endpoints, formerAddresses, today } = content;
  const page = pages.get(path);
  const former = formerAddresses[path];
  if (former && !(page && isReleased(page.publication)))
    return `, an old address that leads to ${quote(former)}: write that, or make the link plain text.`;
  const { locale, route } = parsePath(path);
  if (page && locale === from.locale) {
    const { date = today } = from.publication;
    const isThere = isPublished(page.publication, date > today ? date : today);
    if (isThere || !isReleased(from.publication)) return undefined;
    return ', which is not published yet: publish it first, or make the link plain text.';
  }
  if (endpoints.has(path)) return undefined;
  if (/\.\w+$/.test(path) && existsSync(join(root, 'public', path))) return undefined;
  const own = localizePath(from.locale, route);
  if (pages.has(own)) return `: write ${quote(own)}.`;
  if (/\/page\/\d+$/.test(route)) return ', where new items replace old ones: link to the item itself.';
  const known = Array.from(pages.keys()).filter((address) => parsePath(address).locale === from.locale);
  return `, which does not exist in this language: ${suggest(path, known, 'correct it, or make it plain text.')}`;
}

/** Without punctuation, which Astro replaces by typographic characters before it makes the id. */
const lettersIn = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function explainFragment(fragment: string, page: Partial<Item>, { ids }: Content): string | undefined {
  const id = unescape(fragment.slice(1));
  const known = headingIds(page);
  // Footnotes have ids with these prefixes.
  if (id === '' || !known || ids.has(id) || /^(?:user-content|footnote)/.test(id)) return undefined;
  if (known.some((other) => lettersIn(other) === lettersIn(id))) return undefined;
  return `, but no heading has that name: ${suggest(id, known, 'correct it, or leave it out.')}`;
}
