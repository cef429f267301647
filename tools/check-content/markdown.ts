import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import Slugger from 'github-slugger';
import type { Configuration } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import type { MdastNode } from 'satteri';
import { collections } from '#content/collections.ts';
import { isPublished, isReleased } from '#content/publication.ts';
import { localizePath, parsePath } from '#shared/urls.ts';
import { siteUrl } from '#site/site-settings.ts';
import type { Content, Item } from './content.ts';
import { quote, suggest, type Place } from './findings.ts';
import { checkPicture } from './pictures.ts';
import { reportHiddenCharacters } from './yaml.ts';

/** The rules of markdownlint that are about mistakes, not style, and what editors are told. */
const remedies: Record<string, string> = {
  'heading-increment': 'has a heading that skips a level: write ## first, and ### only below it.',
  'single-title':
    'has a heading that begins with one #: write ##, because the title of the page is the first.',
  'no-reversed-links': 'has a link the wrong way round: write [text](address).',
  'no-missing-space-atx': 'has a heading without a space: write one after the #.',
  'reference-links-images': 'has a link without its address: write [text](address).',
  'link-image-reference-definitions':
    'has a note or an address that nothing refers to, or that is there twice: remove it.',
  'table-column-count': 'has a row with more or fewer cells than the first row of its table: correct it.',
  'descriptive-link-text': 'has a link whose text says nothing: write where it leads.',
};

const rules: Configuration = {
  default: false,
  ...Object.fromEntries(Object.keys(remedies).map((rule) => [rule, true])),
  'descriptive-link-text': {
    severity: 'warning',
    // In all languages of the site.
    prohibited_texts:
      'here|click here|link|this link|more|read more|hier|klik hier|deze link|meer|lees meer'.split('|'),
  },
};

/** Markdown syntax left in a text. Incomplete Markdown is shown as it is written. */
const leftoverSyntax = [
  /\*\*|~~|`|\[\^|!\[|\]\(|\] \((?=\/|mailto:|$)/m,
  // Emphasis without an end, but not `snake_case`.
  /(?<![\p{L}\p{N}])[*_](?=[\p{L}\p{N}])/u,
  // The start of a line: a table, or a list item without a space.
  /^\|.*\|$|^[•·▪◦]|^–\S|^-(?!-)\S|^\d+[.)]\p{L}/mu,
];

/** A block of code without an end, which contains the rest of the text. */
const openCode = /^(`{3,}|~{3,})(?!.*\1\s*$)/s;

/** Checks the Markdown below the front matter. */
export async function checkMarkdown(item: Item, content: Content): Promise<void> {
  const { file, collection, body, nodes } = item;
  const { report, ids } = content;
  const start = body.search(/\S/);
  if (!collections[collection].body) {
    const place = report(file, body.slice(0, start).split('\n').length);
    if (start >= 0) place.error('has a text that no page shows: move it to "description".');
    return;
  }
  if (start < 0) report(file).error('has no text below its fields: write it.');
  // The page's title is its level 1 heading.
  const strings = { body: body.replace(/^\n/, '# Title\n') };
  for (const found of lint({ strings, config: rules })['body'] ?? []) {
    const remedy = found.ruleNames.map((name) => remedies[name]).find(Boolean) ?? found.ruleDescription;
    report(file, found.lineNumber)[found.severity](remedy);
  }
  const pictures = nodes.flatMap((node) => (node.type === 'imageReference' ? node.identifier : []));
  for (const node of nodes) {
    const place = report(file, node.position?.start.line);
    checkNode(node, body.slice(node.position?.start.offset, node.position?.end.offset), place);
    if (node.type === 'image' || (node.type === 'definition' && pictures.includes(node.identifier)))
      await checkPicture(unescape(node.url), item, place, content);
    else if (node.type === 'link' || node.type === 'definition') {
      const problem = explain(node.url, item, content);
      if (problem) place.error(`links to ${quote(node.url)}${problem}`);
    }
  }
  for (const { id, line } of headingsOf(nodes)) {
    const place = report(file, line);
    if (id === '') place.error('has a heading without words: write them, or remove it.');
    if (ids.has(id)) place.error(`has a heading whose address #${id} is used elsewhere: add a word to it.`);
  }
}

/** Checks what markdownlint has no rule for. */
function checkNode(node: MdastNode, source: string, place: Place): void {
  for (const value of Object.values(node))
    if (typeof value === 'string') reportHiddenCharacters(value, place);
  // Closing tags have the text of their opening tag, so that each element is reported once.
  if (node.type === 'html')
    place.error(`has raw HTML ${quote(node.value.replace(/^<\//, '<'))}: write Markdown, or remove it.`);
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    place.error('has a task list, whose boxes do not work on the site: remove the [ ].');
  if (node.type === 'table' && !node.children[0]?.children.some(textIn))
    place.error('has a table without headings: write them in its first row.');
  if (node.type === 'code' && openCode.test(source))
    place.error('has a block of code without an end: close it with a line of ```.');
  // Without characters that a backslash makes plain.
  const plain = source.replace(/\\[^\w\s]/g, '');
  const mark = leftoverSyntax.map((syntax) => syntax.exec(plain)?.[0]).find(Boolean);
  if (node.type === 'text' && mark)
    place.warning(`shows ${quote(mark)} to readers: complete the Markdown, or put a backslash before it.`);
  if (node.type === 'link' && node.children.length === 0)
    place.error(`has a link to ${quote(node.url)} without a text: write it between [ and ].`);
  if (node.type === 'image' || node.type === 'imageReference') checkAlternativeText(node.alt ?? '', place);
}

/** Checks the alternative text of a picture. The rule of markdownlint accepts a space. */
export function checkAlternativeText(text: string, place: Place): void {
  const message = `has the alternative text ${quote(text)}: describe the picture in a sentence.`;
  if (/^$|^\S+\.\w{3,4}$|^(?:img|dsc|pxl)[_-]?\d+\S*$/i.test(text.trim())) place.error(message);
  else if (!/\S\s+\S/.test(text)) place.warning(message);
}

/** The text of a node without its formatting. */
function textIn(node: MdastNode): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? node.children.map(textIn).join('') : '';
}

/** The headings of an item, with the ids that Astro gives them: a number makes those with the same text differ. */
function headingsOf(nodes: MdastNode[]) {
  const slugger = new Slugger();
  const headings = nodes.filter(({ type }) => type === 'heading');
  return headings.map((heading) => ({
    id: slugger.slug(textIn(heading).trim()),
    line: heading.position?.start.line,
  }));
}

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];
const origin = 'https://site.invalid';
const localhost = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * What is wrong with the target of a link, after `links to "…"`; undefined if it works.
 * @param written the address
 * @param from the item with the link
 */
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
  return explainPath(pathname, from, content) ?? explainFragment(hash, content.pages.get(pathname), content);
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
  if (endpoints.includes(path) || (/\.\w+$/.test(path) && existsSync(join(root, 'public', path))))
    return undefined;
  const own = localizePath(from.locale, route);
  if (pages.has(own)) return `: write ${quote(own)}.`;
  const known = Array.from(pages.keys()).filter((address) => parsePath(address).locale === from.locale);
  return `, which does not exist: ${suggest(path, known, 'copy the address of the page, or make it plain text.')}`;
}

/** Without punctuation, which Astro replaces by typographic characters before it makes the id. */
const lettersIn = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function explainFragment(fragment: string, page: Partial<Item> | undefined, { ids }: Content) {
  const id = unescape(fragment.slice(1));
  // Only an item's headings are known, unless one mentions a fact. Footnotes have ids with these prefixes.
  if (!page?.nodes || /^#.*\{\{/m.test(page.body ?? '') || /^(?:$|user-content|footnote)/.test(id))
    return undefined;
  const known = headingsOf(page.nodes).map((heading) => heading.id);
  if (ids.has(id) || known.some((other) => lettersIn(other) === lettersIn(id))) return undefined;
  return `, but no heading has that name: ${suggest(id, known, 'correct it, or leave it out.')}`;
}
