import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type HastNode,
  markdownToMdast,
  type MdastNode,
  type MdastPluginDefinition,
  type MdastVisitorContext,
} from 'satteri';
import { visit } from 'unist-util-visit';
import { factPattern, fillFacts } from '#i18n/facts.ts';
import { isLocaleCode, type LocaleCode, locales } from '#shared/locales.ts';

/*
  Corrects what Markdown certainly reads differently from what the author means. Where it is uncertain,
  `npm run check:content` warns.
*/

type NodeOf<Type extends MdastNode['type']> = Readonly<Extract<MdastNode, { type: Type }>>;

/** Astro has split off the fields. A text may begin with a line of dashes. */
export const features = { frontmatter: false };

/** Spaces that Markdown doesn't recognise. Option+Space types one, and pasted texts contain others. */
export const oddSpaces = '\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000';
const oddSpace = new RegExp(`[${oddSpaces}]`, 'g');

/** Where odd spaces matter: empty lines, dashes, starts of items, headings, code; facts; `<www.…>`. */
const irregular = new RegExp(
  [
    `^[ \\t|:${oddSpaces}-]*$`,
    `^[ \\t>${oddSpaces}]*(?:[-+*]|\\d{1,9}[.)]|#{1,6})[ \\t${oddSpaces}]+`,
    `^[ \\t${oddSpaces}]*(?:\`{3,}|~{3,})\\w*[ \\t${oddSpaces}]*$`,
    '\\{\\{[^\\S\\n]*(\\w+)[^\\S\\n]*\\}\\}',
    '<(www\\.[^\\s<>]+)>',
  ].join('|'),
  'gm',
);

/** Replaces odd spaces where Markdown needs ordinary ones, and removes spaces around the names of facts. */
export function normalizeMarkdown(text: string): string {
  const code: MdastNode[] = [];
  let isParsed = false;
  const isCode = (offset: number) => {
    if (!isParsed)
      visit(markdownToMdast(text, { features }), ['code', 'inlineCode'], (node) => void code.push(node));
    isParsed = true;
    return code.some((node) => rangeOf(node)[0] <= offset && offset < rangeOf(node)[1]);
  };
  return text.replace(irregular, (found, fact?: string, address?: string, offset = 0) => {
    const regular = fact
      ? `{{${fact}}}`
      : (address ??
        found.replace(/\S\s+$/, (end) =>
          end.replace(/\s+$/, (gap) => (gap.search(oddSpace) < 0 ? gap : ' ')),
        ));
    const spaced = regular.replaceAll(oddSpace, ' ');
    return spaced === found || isCode(offset) ? found : spaced;
  });
}

const rangeOf = ({ position }: Readonly<MdastNode | HastNode>) =>
  [position?.start.offset ?? 0, position?.end.offset ?? 0] as const;

export const sourceOf = (node: Readonly<MdastNode>, source: string): string => source.slice(...rangeOf(node));

/** The locale of a content file: the name of its folder. */
export function localeOf(file: URL | undefined): LocaleCode | undefined {
  const folder = file && basename(dirname(fileURLToPath(file)));
  return isLocaleCode(folder) ? folder : undefined;
}

const written = /\\?\{\\?\{\w+\\?\}\\?\}/g;

/** Fills in the facts of a text, except where a backslash precedes a brace. */
function fillText(node: NodeOf<'text'>, locale: LocaleCode, source: string): string {
  const sources = sourceOf(node, source).match(written) ?? [];
  let index = 0;
  return node.value.replace(factPattern, (fact) =>
    sources[index++]?.includes('\\') ? fact : fillFacts(fact, locale),
  );
}

/** Fills in facts in texts, addresses, alternative texts and captions, but not in code. */
function fill(
  node: NodeOf<'text' | 'link' | 'definition' | 'image' | 'imageReference'>,
  context: MdastVisitorContext,
) {
  const locale = localeOf(context.fileURL);
  if (!locale) return;
  if (node.type === 'text') {
    const value = fillText(node, locale, context.source);
    if (value !== node.value) context.setProperty(node, 'value', value);
    return;
  }
  for (const [key, value] of Object.entries(node)) {
    if (!['url', 'alt', 'title'].includes(key) || typeof value !== 'string') continue;
    const filled = fillFacts(value, locale);
    // A phone number has spaces, its address has none.
    if (filled !== value)
      context.setProperty(
        node as NodeOf<'image'>,
        key as 'url',
        filled.startsWith('tel:') ? filled.replaceAll(/\s/g, '') : filled,
      );
  }
}

export const companyFacts = {
  name: 'company-facts',
  options: { position: true },
  text: fill,
  link: fill,
  definition: fill,
  image: fill,
  imageReference: fill,
} satisfies MdastPluginDefinition;

const isWordCharacter = (character = '') => /[\p{L}\p{N}]/u.test(character);

/**
 * Whether the marks of emphasis are within words, as in `10*20*30` and `Kolleg*innen und Kund*innen`.
 * @returns `plain` where they belong to the text, `unclear` where they may
 */
export function marksInWords(
  node: NodeOf<'emphasis' | 'strong' | 'delete'>,
  source: string,
): 'plain' | 'unclear' | undefined {
  const text = sourceOf(node, source);
  const [start, end] = rangeOf(node);
  if (node.type === 'delete') return text.startsWith('~~') ? undefined : 'plain';
  const length = node.type === 'strong' ? 2 : 1;
  // A name in a program, such as `__init__.py`
  if (/^__[a-z]+__$/.test(text) && /^(?:\.\w|\()/.test(source.slice(end))) return 'unclear';
  const inner = text.slice(length, -length);
  const [before, after] = [source[start - 1], source[end]];
  const opens = isWordCharacter(before) && isWordCharacter(inner[0]);
  const closes = isWordCharacter(after) && isWordCharacter(inner.at(-1));
  const hasSpace = /\s/.test(inner);
  if (
    opens &&
    closes &&
    ((hasSpace && length === 1) || inner.length === 1 || /^\d.*\d$/s.test(`${before}${after}`))
  )
    return 'plain';
  return opens && (closes || hasSpace) ? 'unclear' : undefined;
}

function showMarks(node: NodeOf<'emphasis' | 'strong' | 'delete'>, context: MdastVisitorContext) {
  if (marksInWords(node, context.source) !== 'plain') return;
  const mark = {
    type: 'text',
    value: sourceOf(node, context.source).slice(0, node.type === 'strong' ? 2 : 1),
  } as const;
  context.replaceNode(node, [mark, ...node.children, mark]);
}

/** A list of one item may continue another after a picture, up to this number. A higher one is a year. */
const highestNumber = 31;

/** In German, and often in Dutch, a full stop follows the day: `1. mei` is no list, but `1. May I?` is. */
const months = new Set(
  ['de', ...locales.map(({ iso }) => iso).filter((iso) => !iso.startsWith('en'))].flatMap((language) =>
    Array.from({ length: 12 }, (_, month) =>
      new Date(2000, month).toLocaleDateString(language, { month: 'long' }).toLowerCase(),
    ),
  ),
);

/** The opening quote of `'kom 's avonds'`, which smart punctuation takes for an apostrophe. */
const openingQuote = /(?<=[\s(])’(?=\p{L}{2}[^’‘]*(?:’[\p{L}\p{N}][^’‘]*)*(?<=\S)’(?![\p{L}\p{N}]))/gu;

const options = { position: true };

/** Letters of languages that write no spaces. */
export const cjk = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}';

/** An address and what it is glued to. `wiki/中国` is an address. */
const autolink = new RegExp(
  `^([hw].*?)(['’]s|[“”‘’«»„‹›…–—]+|(?:[、。〉》」』】！），：；？]|(?<=\\w)[${cjk}]).*)$`,
  'isu',
);

/** Separate plugins, because changing a node discards changes of the nodes within it. */
export const corrections: MdastPluginDefinition[] = [
  {
    name: 'punctuation',
    options,
    /** `npm run build --verbose` and `-->` have no dash, nor does a quotation begin in `'s avonds`. */
    text(node, context) {
      const written = sourceOf(node, context.source);
      const hasHyphens = / --|-->|<--/.test(written) && !/\p{L}--(?!>)/u.test(written);
      const dashes = hasHyphens ? /(?<= )–(?=[a-z])|–(?=>)|(?<=<)–/g : /$^/g;
      const before = context.source[rangeOf(node)[0] - 1] ?? '\n';
      const apostrophes = node.value.replace(dashes, '--').replace(/‘(?=(?:[stnkmr]|\d\d)\b)/g, '’');
      const value = `${before}${apostrophes}`.replace(openingQuote, '‘').slice(1);
      if (value !== node.value) context.setProperty(node, 'value', value);
    },
  },
  {
    name: 'autolinks',
    options,
    /** In `“https://company.example/page”`, the mark isn't a part of the address, nor are Chinese letters. */
    link(node, context) {
      const [, value = '', mark] = autolink.exec(sourceOf(node, context.source)) ?? [];
      if (!mark) return;
      const url = node.url.slice(0, node.url.lastIndexOf(value) + value.length);
      context.replaceNode(node, [
        { ...node, url, children: [{ type: 'text', value }] },
        { type: 'text', value: mark },
      ]);
    },
  },
  {
    name: 'line-breaks',
    options,
    /** Markdown has no line break for the cell of a table. */
    html(node, context) {
      if (!/^<br\s*\/?>$/i.test(node.value) || context.parent(node).type === 'root') return;
      context.replaceNode(node, { type: 'break' });
    },
  },
  { name: 'tildes', options, delete: showMarks },
  { name: 'asterisks', options, emphasis: showMarks },
  { name: 'double-asterisks', options, strong: showMarks },
  {
    name: 'years',
    options,
    /** `2019. What a year that was.` */
    list(node, context) {
      const [item, ...others] = node.children;
      const [first, ...blocks] = item?.children ?? [];
      const [number = '', word = ''] = /^\d+.\s*(\p{L}*)/u.exec(sourceOf(node, context.source)) ?? [];
      const isMonth = !localeOf(context.fileURL)?.startsWith('en') && months.has(word.toLowerCase());
      const isPlain = (node.start ?? 0) > highestNumber || isMonth;
      if (others.length > 0 || !isPlain || first?.type !== 'paragraph') return;
      const paragraph = {
        ...first,
        children: [
          { type: 'text' as const, value: `${number.slice(0, number.length - word.length).trim()} ` },
          ...first.children,
        ],
      };
      context.replaceNode(node, [paragraph, ...blocks]);
    },
  },
];
