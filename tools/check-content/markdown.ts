import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { pathToFileURL } from 'node:url';
import type {
  HastNode,
  HastPluginDefinition,
  MdastNode,
  MdastPluginDefinition,
  MdastVisitorContext,
} from 'satteri';
import { visit } from 'unist-util-visit';
import { createProcessor } from '#build/markdown.ts';
import { cjk, marksInWords, oddSpaces, sourceOf } from '#build/markdown-text.ts';
import { collectionTraits } from '#content/collections.ts';
import { isReleased } from '#content/publication.ts';
import { isHiddenRoute, localizePath, parsePath } from '#shared/urls.ts';
import { templateIds } from '#site/ids.ts';
import { endpoints } from '#site/routes.ts';
import { siteUrl } from '#site/site-settings.ts';
import type { Content, Item } from './content.ts';
import { type Place, quote, suggest } from './findings.ts';
import { checkAlternativeText, checkLines, checkPlainText, hidden } from './leftovers.ts';
import { checkPicture } from './pictures.ts';
import { checkInserted } from './texts.ts';

/** What a page shows of a text, with the lines of the source. */
export interface Page {
  ids: { id: string; place: Place }[];
  links: { url: string; place: Place }[];
  pictures: { path: string; place: Place }[];
}

/** Returns the place of a line of the text. */
type PlaceOf = (line: number) => Place;

const lineOf = ({ position }: Readonly<MdastNode | HastNode>) => position?.start.line ?? 1;

/**
 * Renders a text with the processor of the build, and reports what parser or page show differently from what
 * its author means.
 * @param path of its file
 * @param body the text below the fields, with an empty line for each line above it
 * @param report returns the place of a line
 */
export async function readMarkdown(path: string, body: string, report: PlaceOf): Promise<Page> {
  const above = body.slice(0, body.search(/\S|$/)).split('\n').length - 1;
  const placeOf = (line: number) => report(above + line);
  const page: Page = { ids: [], links: [], pictures: [] };
  const processor = createProcessor(checkParsed(placeOf), checkFinished(placeOf, page));
  // Colours of code take half of the time, and change no word.
  const renderer = await processor.createRenderer({ syntaxHighlight: false });
  try {
    // As Astro does.
    await renderer.render(body.trim(), { fileURL: pathToFileURL(path) });
  } catch (error) {
    placeOf(1).error(`cannot be rendered (${String(error)}): correct what it names.`);
  }
  return page;
}

/** A text as readers see it, with the line ends of the source. */
function visibleText(node: Readonly<MdastNode>, source: string): string {
  const written = sourceOf(node, source);
  if (node.type === 'break') return '\n';
  // With its backslashes, which make a character plain. A fact may be on two lines.
  if (node.type === 'text')
    return written
      .replace(/\n[ \t]*(?:>[ \t]?)*/g, '\n')
      .replace(/\\[!-/:-@[-`{-~]|&#?\w+;/g, hidden)
      .replace(/\{\{(\s*\w+\s*)\}\}/g, '$1');
  const isAutolink = node.type === 'link' && !written.startsWith('[');
  if ('children' in node && !isAutolink)
    return node.children.map((child) => visibleText(child, source)).join('');
  return hidden;
}

/** A block of code without an end, which contains the rest of the text. */
const openCode = /^(`{3,}|~{3,})(?!.*\n[ \t>]*\1[`~]*\s*$)/s;

/** The plugin that checks what the parser has made of a text. */
function checkParsed(placeOf: PlaceOf): MdastPluginDefinition {
  let level = 1;
  const at = (node: Readonly<MdastNode>) => placeOf(lineOf(node));
  const readLines = (node: Readonly<MdastNode>, { source }: MdastVisitorContext) => {
    checkLines(visibleText(node, source).split(/\r?\n/), (index) => placeOf(lineOf(node) + index));
  };
  // Items and quotations may be written like this, but then not the last line alone.
  const checkEnd = (node: Readonly<MdastNode>, { source }: Pick<MdastVisitorContext, 'source'>) => {
    const [, above] = /^((?:[\s>*+\d-].*\n)+)\p{Lu}.*$/u.exec(sourceOf(node, source)) ?? [];
    if (above && node.position?.start.column === 1)
      placeOf(lineOf(node) + above.split('\n').length - 1).warning(
        'belongs to the list or quotation above it: add an empty line before it, or begin it like the line above.',
      );
  };
  const checkEmphasis = (node: Parameters<typeof marksInWords>[0], { source }: MdastVisitorContext) => {
    const written = quote(sourceOf(node, source));
    if (marksInWords(node, source) === 'unclear')
      at(node).warning(
        `has ${written}, whose marks readers do not see: put a backslash before each of them.`,
      );
  };
  return {
    name: 'parsed',
    options: { position: true },
    paragraph: readLines,
    tableCell: readLines,
    emphasis: checkEmphasis,
    strong: checkEmphasis,
    heading(node, context) {
      readLines(node, context);
      const place = at(node);
      if (node.depth === 1)
        place.error('has a heading with one #, or with = below it: write ##, as the title is the first.');
      else if (!sourceOf(node, context.source).startsWith('#'))
        place.warning(
          'is a heading, because of the line of - below it: add an empty line above that, or write ##.',
        );
      if (node.depth > level + 1)
        place.error('has a heading that skips a level: write ## first, and ### only below it.');
      level = node.depth;
    },
    code(node, { source }) {
      const written = sourceOf(node, source);
      if (openCode.test(written))
        at(node).error('has a block of code without an end: close it with a line of ```.');
      if (!/^[`~]/.test(written))
        at(node).warning(
          'is code, because of the four spaces before it: delete them, or put code between lines of ```.',
        );
    },
    table(node, context) {
      const [head, ...rows] = node.children;
      if (!head?.children.some((cell) => context.textContent(cell)))
        at(node).error('has a table without headings: write them in its first row.');
      for (const row of rows)
        if (row.children.length !== head?.children.length || !sourceOf(row, context.source).includes('|'))
          at(row).error(
            'has more or fewer cells than the first row of its table: write \\| for | in a cell, and an empty line below the table.',
          );
    },
    blockquote: checkEnd,
    list(node, { source }) {
      checkEnd(node, { source });
      const { end, start: { column = 1 } = {} } = node.position ?? {};
      const [, indent = ''] = /^\r?\n( +)[-*+] /.exec(source.slice(end?.offset)) ?? [];
      const besides = node.ordered && indent.length >= column ? [(end?.line ?? 0) + 1] : [];
      const first = Number.parseInt(sourceOf(node, source), 10) || 0;
      if (column === 1 && node.children.length === 1 && sourceOf(node, source).startsWith('*'))
        at(node).warning('is a list of one item: if it is a note, put a backslash before its *.');
      for (const [index, item] of node.children.entries()) {
        const number = Number.parseInt(sourceOf(item, source), 10) || 0;
        if (![0, index].includes(number - first))
          at(item).warning(
            `has the number ${number}, which the page shows as ${first + index}: correct it, or put a backslash before the dot.`,
          );
        if ((item.position?.start.column ?? 1) > column) besides.push(lineOf(item));
      }
      for (const line of besides)
        placeOf(line).warning(
          'has a list beside the one above it, not in it: indent it as far as the text of that one.',
        );
    },
  };
}

const word = new RegExp(`[${cjk}]|[[\\p{L}\\p{N}\\p{M}]--[${cjk}]]+`, 'gv');
const wordsIn = (text: string) => text.matchAll(word);

/** The plugin that checks what readers get: addresses, pictures, and whether a word is lost. */
function checkFinished(placeOf: PlaceOf, { ids, links, pictures }: Page): HastPluginDefinition {
  const words = new Map<string, number>();
  const count = (text: string) => {
    for (const [word] of wordsIn(text)) words.set(word, (words.get(word) ?? 0) + 1);
  };
  const note = (text: string, place: Place) => {
    count(text);
    checkInserted(text, place);
  };
  return {
    name: 'finished',
    options: { position: true },
    after(root, context) {
      visit(root as HastNode, (node, _index, parent) => {
        const place = placeOf(lineOf(node));
        if (node.type === 'raw') {
          const tag = node.value.replace(/^<\//, '<');
          place.error(`has raw HTML ${quote(tag)}: write Markdown, or put a backslash before each <.`);
          count(node.value);
        }
        if (node.type === 'text' && parent?.type === 'element' && parent.tagName === 'code')
          count(node.value);
        else if (node.type === 'text') note(node.value, place);
        if (node.type !== 'element') return;
        const { id, href, src, alt, title, className } = node.properties;
        // Of code, it names the language.
        count(String(className));
        for (const text of [href, src, alt, title].map((value) => String(value ?? ''))) {
          note(text, place);
          note(unescape(text), place);
        }
        if (typeof alt === 'string') checkPlainText(alt, place);
        if (typeof title === 'string' || node.tagName === 'figcaption')
          checkPlainText(String(title ?? context.textContent(node)), place);
        if (id === '') place.error('has a heading without words: write them, or remove it.');
        if (typeof id === 'string') ids.push({ id, place });
        if (typeof src === 'string') pictures.push({ path: unescape(src), place });
        if (node.tagName === 'img') checkAlternativeText(String(alt ?? ''), place);
        if (String(className) === 'task-list-item')
          place.error('has a task list, whose boxes do not work on the site: remove the [ ].');
        if (typeof href !== 'string' || String(className) === 'anchor') return;
        links.push({ url: href, place });
        const text = context.textContent(node).trim();
        if (!text && !node.children.some((child) => child.type === 'element'))
          place.error(`has a link to ${quote(href)} without a text: write it between [ and ].`);
      });
      reportLostWords(context.source, words, placeOf);
    },
  };
}

/** What isn't for readers, or is written in another way. */
const unseen = new RegExp(
  [
    // Facts, entities, and options of code
    '\\{\\{\\s*\\w+\\s*\\}\\}|\\S*&#?\\w+;\\S*|(?<=^[ \\t>]*[`~]{3,}.*)(?:\\{[^}]*\\}|\\w+=(?:"[^"]*"|\\S+))',
    // Line breaks, boxes, and numbers of lists
    '<br|\\[x\\]|^(?:[ \\t>]|[-*+][ \\t]|\\d+[.)](?=\\s))+',
    // Names of notes and addresses
    '\\[\\^[^\\]]+\\]:?|^[ \\t>]*\\[[^\\]]+\\]:|(?<=\\])\\[[^\\]]+\\]',
  ].join('|'),
  'gim',
);

/** Reports words of the source that the page lacks. */
function reportLostWords(source: string, words: Map<string, number>, placeOf: PlaceOf): void {
  const read = source.replace(unseen, (found) => found.replace(/\S/g, ' '));
  for (const [index, line] of read.split('\n').entries()) {
    const lost = Array.from(wordsIn(line), ([word]) => word).filter((word) => {
      const left = words.get(word) ?? 0;
      words.set(word, left - 1);
      return left <= 0;
    });
    if (lost.length > 0)
      placeOf(index + 1).error(
        `has ${quote(lost.join(' '))}, which the page does not show: remove it, or write it in another way.`,
      );
  }
}

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
  if (path.startsWith('/public/')) return `: write ${quote(path.slice('/public'.length))}.`;
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
