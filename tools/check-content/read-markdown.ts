import { unescape } from 'node:querystring';
import { pathToFileURL } from 'node:url';
import type { HastNode, MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';
import { createProcessor } from '#build/markdown.ts';
import { marksInWords, rangeOf, sourceOf } from '#build/markdown-text.ts';
import { quote, type Place } from './findings.ts';
import {
  checkAlternativeText,
  findInvisible,
  findLeftover,
  findMarkdown,
  findRunTogether,
} from './leftovers.ts';
import { reportConflicts, reportInvisible } from './yaml.ts';

/** What a page shows of a text, with the lines of the source. */
export interface Page {
  ids: { id: string; place: Place }[];
  links: { url: string; place: Place }[];
  pictures: { path: string; place: Place }[];
  /** All texts that aren't code. */
  texts: { text: string; place: Place }[];
}

/** What is at work while a text is rendered. */
interface Reading extends Page {
  /** The place of a node. */
  at: (node: Readonly<MdastNode | HastNode>) => Place;
  /** The place of a line of the source. */
  atLine: (line: number) => Place;
  /** The parts of the source that are not for readers, such as the names of notes. */
  unseen: [start: number, end: number][];
}

/**
 * Creates the reader of texts: it renders them with the processor of the build, and looks at what that has parsed and
 * what it has made of it.
 */
export async function createReader() {
  let reading: Reading;
  const processor = createProcessor(
    {
      name: 'parsed',
      options: { position: true },
      before: (root, { source }) => {
        checkParsed(root, source, reading);
      },
    },
    {
      name: 'finished',
      options: { position: true },
      after: (root, { source }) => {
        checkFinished(root, source, reading);
      },
    },
  );
  // Colours of code take half of the time, and change no word.
  const renderer = await processor.createRenderer({ syntaxHighlight: false });
  /**
   * Renders a text, and reports what is wrong with it.
   * @param path of its file
   * @param body the text below the fields, with an empty line for each line above it
   * @param report returns the place of a line
   */
  return async (path: string, body: string, report: (line: number) => Place): Promise<Page> => {
    const above = body.slice(0, body.search(/\S|$/)).split('\n').length - 1;
    const text = body.trim();
    reading = {
      at: ({ position }) => report(above + (position?.start.line ?? 1)),
      atLine: (line) => report(above + line),
      ids: [],
      links: [],
      pictures: [],
      texts: [],
      unseen: [],
    };
    try {
      // As Astro does.
      await renderer.render(text, { fileURL: pathToFileURL(path) });
    } catch (error) {
      report(above + 1).error(`cannot be rendered (${String(error)}): correct what it names.`);
    }
    return reading;
  };
}

/** A character that no sign of `leftovers.ts` holds. */
const hidden = '\uFFFC';

/** A text as readers see it, with the line ends of the source. */
function visibleText(node: Readonly<MdastNode>, source: string): string {
  const written = sourceOf(node, source);
  if (node.type === 'break') return '\n';
  // With its backslashes, which make a character plain.
  if (node.type === 'text')
    return written.replace(/\n[ \t]*(?:>[ \t]?)*/g, '\n').replace(/\\[!-/:-@[-`{-~]/g, hidden);
  const isAutolink = node.type === 'link' && !written.startsWith('[');
  if ('children' in node && !isAutolink)
    return node.children.map((child) => visibleText(child, source)).join('');
  return hidden;
}

/** The text of a node without its formatting. */
function textIn(node: Readonly<MdastNode | HastNode>): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? node.children.map(textIn).join('') : '';
}

const isSentence = (text: string) => /[.!?:;,…]\s*$|\n/.test(text) || text.length > 60;

/** Whether code reads like a text that somebody has indented. */
const isProse = (code: string) =>
  /^\p{Lu}?[\p{L}’']+[,:]? \S/mu.test(code) &&
  /[.!?:,]$/m.test(code) &&
  !/[{}<>=;$|\\]|\(\)|^\s*[#/*]/m.test(code);

/** A block of code without an end, which contains the rest of the text. */
const openCode = /^(`{3,}|~{3,})(?!.*\1\s*$)/s;

const nameOf = (node: MdastNode) =>
  'identifier' in node ? `${/^footnote/.test(node.type)} ${node.identifier}` : '';

/** Checks what the parser has made of a text. */
function checkParsed(root: Readonly<MdastNode>, source: string, { at, atLine, unseen }: Reading): void {
  const nodes: MdastNode[] = [];
  visit(root as MdastNode, (node) => void nodes.push(node));
  const blocks: MdastNode[] = 'children' in root ? root.children : [];
  if (/^---\s+\w+:(?:.*\S\r?\n)+---/.test(source))
    atLine(1).warning('has fields a second time, which readers see: delete them.');
  for (const [index, line] of source.split('\n').entries()) reportInvisible(line, atLine(index + 1));
  const wanted = new Set(nodes.flatMap((node) => (/Reference$/.test(node.type) ? nameOf(node) : [])));
  let level = 1;
  for (const node of nodes) {
    const place = at(node);
    const written = sourceOf(node, source);
    const [start, end] = rangeOf(node);
    const { line: top = 1, column = 1 } = node.position?.start ?? {};
    const atNext = (index: number) => atLine(top + index);
    const hide = (length: number) => void unseen.push([start, start + length]);
    if (['paragraph', 'heading', 'tableCell'].includes(node.type))
      checkLines(visibleText(node, source), atNext);
    if (node.type !== 'code' && blocks.includes(node)) reportConflicts(written, (line) => atNext(line - 1));
    switch (node.type) {
      case 'heading': {
        const sign = written.startsWith('#') ? 'that begins with one #' : 'because of the line of = below it';
        if (node.depth === 1)
          place.error(`has a heading ${sign}: write ## instead, as the title of the page is the first.`);
        else if (!written.startsWith('#') && isSentence(textIn(node)))
          place.warning(
            'has a text that is a heading, because of the line of - below it: add an empty line above that.',
          );
        if (node.depth > level + 1)
          place.error('has a heading that skips a level: write ## first, and ### only below it.');
        level = node.depth;
        if (textIn(node).trim() === '' && !node.children.some(({ type }) => /^image/.test(type)))
          place.error('has a heading without words: write them, or remove it.');
        break;
      }
      case 'code':
        if (openCode.test(written))
          place.error('has a block of code without an end: close it with a line of ```.');
        if (/^[`~]/.test(written)) hide(/^[`~]+ *\S*(?=\s)/.exec(written)?.[0].length ?? 0);
        else if (isProse(node.value))
          place.warning(
            'has a text that is shown as code, because of the four spaces before it: delete them.',
          );
        break;
      case 'emphasis':
      case 'strong':
        if (marksInWords(node, source) === 'unclear')
          place.warning(
            `has ${quote(written)}, whose marks readers do not see: put a backslash before each that belongs to the text.`,
          );
        break;
      case 'table':
        if (!node.children[0]?.children.some(textIn))
          place.error('has a table without headings: write them in its first row.');
        for (const row of node.children) {
          const last = row.children.at(-1);
          const beyond = source.slice(last && rangeOf(last)[1], rangeOf(row)[1]);
          if (row.children.length !== node.children[0]?.children.length || !/^\s*\|?\s*$/.test(beyond))
            at(row).error('has a row with more or fewer cells than the first row of its table: correct it.');
        }
        break;
      case 'list':
        if (node.ordered && (/^\r?\n( +)[-*+] /.exec(source.slice(end))?.[1]?.length ?? 0) >= column)
          atNext(written.split('\n').length).warning(
            'has a list that is not within the one above it: put as many spaces before it as the text of that one has.',
          );
        break;
      case 'listItem':
        hide(/^\d*/.exec(written)?.[0].length ?? 0);
        if (typeof node.checked !== 'boolean') break;
        hide(written.indexOf(']'));
        place.error('has a task list, whose boxes do not work on the site: remove the [ ].');
        break;
      case 'html':
      case 'footnoteReference':
        hide(written.length);
        break;
      case 'linkReference':
      case 'imageReference': {
        const [name = ''] = /\[[^[]*\]$/.exec(written) ?? [];
        if (name !== written) unseen.push([end - name.length, end]);
        break;
      }
      case 'definition':
      case 'footnoteDefinition': {
        const isLost = !wanted.delete(nameOf(node));
        if (isLost)
          place.error('has a note or an address that nothing refers to, or that is there twice: remove it.');
        hide(isLost ? (written.split('\n')[0]?.length ?? 0) : written.indexOf(':'));
      }
    }
    for (const text of ['alt' in node && node.alt, node.type !== 'link' && 'title' in node && node.title]) {
      const { mark, remedy } = (text && findMarkdown(text)) || {};
      if (mark) place.warning(`shows ${quote(mark)} below a picture, or reads it out: ${remedy}`);
    }
  }
}

const tabs = {
  mark: '\t',
  remedy: 'in a table of a spreadsheet, write | between the cells; elsewhere, a space.',
};

/** A link or picture that isn't one, because of a space. */
const spacedAddress = /\]\((?:https?:|mailto:|tel:|\.{0,2}\/|#)[^()]*\s(?!["'(=])[^()]*\)/;

const reversed = 'has a link the wrong way round: write [text](address).';

/** Checks the lines of a paragraph, as readers see them. */
function checkLines(text: string, place: (index: number) => Place): void {
  const lines = text.split(/\r?\n/);
  const told = new Set<string | undefined>();
  const list = findRunTogether(lines);
  if (list)
    place(list.index).warning(
      `has lines such as ${quote(list.start)}, which become one line: write "- " or "1. " before each, with an empty line above the first, or a table.`,
    );
  for (const [index, line] of lines.entries()) {
    const { mark, remedy } = (/\S *\t/.test(line) ? tabs : findLeftover(line)) ?? {};
    const isTold = told.has(remedy);
    told.add(remedy);
    if (spacedAddress.test(line))
      place(index).error('has a link with spaces in its address: write %20 for each, or leave them out.');
    else if (mark && !isTold && !(list && index >= list.index))
      place(index).warning(`shows ${quote(mark.replaceAll(hidden, '…'))} to readers: ${remedy}`);
    if (/\[[^\][]+\]\[[^\][]*\]/.test(line) && !/[\p{L}\p{N}\]]\[[^\][]+\]\[/u.test(line))
      place(index).error('has a link without its address: write [text](address).');
    if (/\([^()]+\)\[[^\][^]+\]/.test(line) && /\)\[(?:\/|https?:|#|\w+\.)/.test(line))
      place(index).error(reversed);
  }
}

const wordsIn = (text: string) => text.matchAll(/[\p{L}\p{N}\p{M}]+/gu);

/** Link texts that say nothing, in all languages of the site. */
const emptyPhrases =
  /^(?:here|click here|link|this link|more|read more|hier|klik hier|deze link|meer|lees meer)$/i;

/** Checks what readers get: addresses, pictures, and whether each word of the source is there. */
function checkFinished(root: Readonly<HastNode>, source: string, page: Reading): void {
  const { at, atLine, ids, links, pictures, texts, unseen } = page;
  const words = new Map<string, number>();
  const count = (text: string) => {
    for (const [word] of wordsIn(text)) words.set(word, (words.get(word) ?? 0) + 1);
  };
  const note = (text: string, place: Place) => {
    count(text);
    // Others are reported with their line.
    const escaped = findInvisible(text).filter((character) => !source.includes(character));
    reportInvisible(escaped.join(''), place);
    texts.push({ text, place });
  };
  const add = (node: Readonly<HastNode>): void => {
    const place = at(node);
    if (node.type === 'raw') {
      const tag = node.value.replace(/^<\//, '<');
      const remedy = /^<br/i.test(tag)
        ? 'end the line above with a backslash'
        : /^<[\w ]+>$/.test(tag)
          ? 'put a backslash before the <, or write Markdown'
          : 'write Markdown, or remove it';
      place.error(`has raw HTML ${quote(tag)}: ${remedy}.`);
      count(node.value);
    }
    if (node.type === 'text') note(node.value, place);
    if (node.type === 'element') {
      const { id, href, src, alt, title, className } = node.properties;
      if (typeof id === 'string') ids.push({ id, place });
      for (const text of [href, src, alt, title].map((value) => String(value ?? ''))) {
        note(text, place);
        if (unescape(text) !== text) note(unescape(text), place);
      }
      if (typeof src === 'string') pictures.push({ path: unescape(src), place });
      if (node.tagName === 'img') checkAlternativeText(String(alt ?? ''), place);
      const isAnchor = Array.isArray(className) && className.includes('anchor');
      if (node.tagName === 'a' && typeof href === 'string' && !isAnchor) {
        links.push({ url: href, place });
        if (/\)(?:%5B|\[)/i.test(href)) place.error(reversed);
        const text = textIn(node).trim();
        if (!text && !node.children.some((child) => child.type === 'element'))
          place.error(`has a link to ${quote(href)} without a text: write it between [ and ].`);
        if (emptyPhrases.test(text))
          place.warning('has a link whose text says nothing: write where it leads.');
      }
    }
    if (node.type === 'element' && /^(?:pre|code)$/.test(node.tagName)) count(textIn(node));
    else if ('children' in node) node.children.forEach(add);
  };
  add(root);
  reportLostWords(source, words, unseen, atLine);
}

/** Reports words of the source that the page lacks. */
function reportLostWords(
  source: string,
  words: Map<string, number>,
  unseen: Reading['unseen'],
  atLine: Reading['atLine'],
) {
  // Facts and entities are replaced.
  for (const { index, 0: found } of source.matchAll(
    /\{\{\w+\}\}|\S*&#?\w+;\S*|(?<=^[ \t>]*[`~]{3,}.*)(?:\{[^}]*\}|\w+=(?:"[^"]*"|\S+))/gm,
  ))
    unseen.push([index, index + found.length]);
  const isUnseen = (offset: number) => unseen.some(([start, end]) => start <= offset && offset < end);
  for (const { index, 0: word } of wordsIn(source)) {
    const left = words.get(word) ?? 0;
    if (isUnseen(index)) continue;
    words.set(word, left - 1);
    if (left > 0) continue;
    const line = source.slice(0, index).split('\n').length;
    atLine(line).error(`has ${quote(word)}, which the page does not show: write it in another way.`);
  }
}
