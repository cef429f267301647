import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { oddSpaces } from '#build/markdown-text.ts';
import { collectionTraits } from '#content/collections.ts';
import { isReleased } from '#content/publication.ts';
import { isHiddenRoute, localizePath, parsePath } from '#shared/urls.ts';
import { templateIds } from '#site/ids.ts';
import { endpoints } from '#site/routes.ts';
import { siteUrl } from '#site/site-settings.ts';
import type { Content, Item } from './content.ts';
import { quote, suggest } from './findings.ts';
import { checkPicture } from './pictures.ts';

/** Checks the links, headings and pictures of an item's text. */
export async function checkMarkdown(item: Item, content: Content): Promise<void> {
  const { file, collection, body, page } = item;
  const { report, pages } = content;
  const start = body.search(/\S/);
  if (!collectionTraits[collection].body) {
    const place = report(file, body.slice(0, start).split('\n').length);
    if (start >= 0) place.error('has a text that no page shows: move it to "description".');
    return;
  }
  if (start < 0) report(file).error('has no text below its fields: write it.');
  for (const { id, place } of page.ids)
    if (templateIds.has(id))
      place.error(`has a heading whose address #${id} is used elsewhere: add a word to it.`);
  for (const { path, place } of page.pictures) await checkPicture(path, item, place, content);
  for (const { url, place } of pages ? page.links : []) {
    const problem = explain(url, item, content);
    if (problem) place.error(`links to ${quote(unescape(url))}${problem}`);
  }
}

const origin = 'https://site.invalid';

/** What is wrong with the target of a link, after `links to "…"`; undefined if it works. */
function explain(url: string, from: Item, content: Content): string | undefined {
  if (new RegExp(`[${oddSpaces}]`).test(unescape(url)))
    return ', with a no-break space: delete it, or type the space again.';
  if (url.startsWith('#')) return explainFragment(url, from);
  // Parsed as browsers do: `/\evil.example` is another site.
  const target = URL.parse(url, origin);
  const isPath = target?.origin === origin;
  const isComplete = isPath ? url.startsWith('/') : URL.canParse(url);
  if (!target || !isComplete || !/^(?:https?|mailto|tel):$/.test(target.protocol))
    return ': write a complete address that begins with one /, https:, mailto: or tel:.';
  const { pathname, hash, hostname } = target;
  // Autolinks take the bracket of a link that is the wrong way round for a part of the address.
  if (/\)(?:%5B|\[)/i.test(url)) return ': write [text](address).';
  if (/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) || target.origin === siteUrl)
    return `: write ${quote(pathname + hash)}.`;
  if (!isPath && !reachable.test(unescape(target.href)))
    return ', which leads nowhere: write one such as https://company.example, mailto:name@company.example or tel:+31101234567.';
  if (!isPath) return undefined;
  return explainPath(pathname, from, content) ?? explainFragment(hash, content.itemAt(pathname));
}

/** Addresses that lead somewhere. Telephones would dial the 0 in brackets too. */
const reachable = new RegExp(
  [
    '^https?://(?:[^@/]*@)?(?:[\\w-]+\\.)+[\\w-]+\\.?(?:[:/?#]|$)',
    '^mailto:(?:\\?|(?:[^\\s@,;/?]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+,?)+(?:\\?|$))',
    '^tel:(?!\\+.*\\(0\\))\\+?[\\d().*#-]{3,}$',
  ].join('|'),
  'u',
);

function explainPath(path: string, from: Item, { root, pages, formerAddresses, today, isOnline }: Content) {
  const { date = today } = from.publication;
  const former = formerAddresses[path];
  if (former && !pages?.has(path))
    return `, an old address that leads to ${quote(former)}: write that, or make the link plain text.`;
  const { locale, route } = parsePath(path);
  if (isHiddenRoute(route)) return ', a page that only answers something else: link to another one.';
  if (pages?.has(path) && locale === from.locale) {
    if (isOnline(path, date > today ? date : today) || !isReleased(from.publication)) return undefined;
    return ', which is not published yet: publish it first, or make the link plain text.';
  }
  const isFile = /\.\w+$/.test(path);
  if (endpoints.includes(path) || (isFile && existsSync(join(root, 'public', unescape(path)))))
    return undefined;
  if (isFile && !/\.(?:html|md)$/.test(path))
    return ', which does not exist: put the file into the folder public/.';
  const own = localizePath(from.locale, route);
  if (pages?.has(own)) return `: write ${quote(own)}.`;
  const known = [...(pages?.keys() ?? [])].filter((other) => parsePath(other).locale === from.locale);
  return `, which does not exist: ${suggest(path, known, 'copy the address of the page, or make it plain text.')}`;
}

function explainFragment(fragment: string, item: Item | undefined) {
  const id = unescape(fragment.slice(1));
  const known = item?.page.ids.map((heading) => heading.id) ?? [];
  if (id === '' || templateIds.has(id) || known.includes(id)) return undefined;
  return `, but no heading has that name: ${suggest(id, known, 'correct it, or leave it out.')}`;
}
