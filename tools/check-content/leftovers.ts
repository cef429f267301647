import { type Place, quote } from './findings.ts';

/*
  What readers see although its author meant something else: Markdown that isn't complete, the syntax of other
  programs, and marks of lists that Markdown doesn't know. A post may mean each of them as it is, so they are
  warnings.
*/

const listRemedy =
  'which become one line: write "- " or "1. " before each, with an empty line above the first, or a table.';

/** Stands for what has no mistakes, such as code: no mark of this file fits it. */
export const hidden = '\uFFFC';

/**
 * Marks that no prose has: doubled before a word, around a word or at the start of a line, and brackets of
 * links, notes, tags and templates. Whether they are Markdown without an end or the syntax of another program
 * makes no difference.
 */
const markup = new RegExp(
  [
    // `**`, `==`, `++`, `:::` or `!!!` before a word, but not `C++` and `a == b`
    '(?<![\\p{L}\\p{N}])([*_~=+^$%:!?])\\1+(?=[\\p{L}\\p{N}*_[])|^([!?])\\2{2}\\+? \\w|~~|\\*\\*|`|\\$\\$|%%',
    // `*` or `_` before a word, but not within `snake_case`; `x^2^` and `:smile:`
    '(?<![\\p{L}\\p{N})\\]][*_]*)[*_](?=[\\p{L}\\p{N}[])|\\^[\\p{L}\\p{N}+-]+\\^|(?<![\\p{L}\\p{N}:/]):(?:[a-z][\\w+-]+|[+-]1):(?![\\p{L}\\p{N}:/])',
    // Brackets beside brackets and marks, braces but those of a fact, tags
    '[![^]\\[|\\[[!^]|\\](?:[(\\]{]|\\[(?=\\S))|\\[(?:/\\w|\\w+=|\\w+ \\w+=)|\\[_?toc_?\\]|\\] \\((?=/|mailto:|$|\\uFFFC)|(?<!\\{)\\{(?!\\uFFFC|\\{\\s*\\w+\\s*\\}\\})[^{}]*|<[%!/?]?[a-z%!]',
    // The start of a line: a term, a box, a fence of other quotation marks
    '^:{3,}|^:(?=\\s+\\S)|^(?:[‘’\'´]{3}|["“”„]{3})\\w*$',
    // UTF-8 that was read as another encoding, and entities without their end
    '[ÃÂ][\\u0080-\\u00BF]|â[€‚]|&(?:nbsp|amp|copy|euro|[a-z](?:uml|acute|grave))\\b',
  ].join('|'),
  'iu',
);

/** The second row of a table. */
const dashes = /^\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/;

/** What a line shows to readers, and the remedy. The first that fits counts. */
const marks: readonly [sign: RegExp, remedy: string, severity?: 'error'][] = [
  // What leads nowhere
  [/^<{7} .*/, 'Git could not merge two versions: keep one.', 'error'],
  [
    /\]\((?:https?:|mailto:|tel:|\.{0,2}\/|#)[^()]*\s(?!["'(=])[^()]*\)|<\uFFFC[^<>]* [^<>]*>/,
    'an address has no spaces (write %20), and a caption is in straight quotation marks, with \\" in it.',
    'error',
  ],
  [
    /(?<![\p{L}\p{N}\]])\[[^\][]+\]\[[^\][]*\]|\([^()]+\)\[(?:\/|https?:|#|\w+\.)[^\][^]*\]/u,
    'write [text](address).',
    'error',
  ],
  [/^\|.*\|$|(?<=\S *)\t/, 'a table has | between its cells, and dashes below its first row: | - | - |.'],
  [dashes, 'a table needs as many dashes as headings, and | around each row.'],
  [
    /^#{1,6}(?=[\p{L}*_])(?!.*\s#\p{L})|^##+(?=\S)|^–\S|^[-+](?![-+\d])\S|^\d+[.)]\p{L}|^[•·▪◦●○■□‣⁃∙\p{Co}]/u,
    'after ##, - or 1. comes a space, and no other mark begins a list. Otherwise put a backslash before it.',
  ],
  // A path of Windows, whose backslashes before signs disappear
  [/(?<!\w)(?:[a-z]:|\.\.)\uFFFC|\uFFFC[\w.-]+\\\w/i, 'put a path with backslashes between two `.'],
  [markup, 'write what readers should see, complete the Markdown, or put a backslash before it.'],
];

/** What a text shows from the first mark on, shortened. */
function findMark(mark: RegExp, text: string): string | undefined {
  const { index, 0: { length } = '' } = mark.exec(text) ?? {};
  return index === undefined
    ? undefined
    : quote(text.slice(index, index + Math.max(length, 20)).replaceAll(hidden, '…'));
}

/** Markdown and HTML that is complete, and sizes of pictures, which a field shows as typed. */
const complete =
  /\[[^\]]+\]\([^)]*\)|<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]+\d*);|\|\d+(?:x\d+)?$|(?<![\p{L}\p{N}])([*_])(?=\S)[^*_]*\S\1(?![\p{L}\p{N}])/iu;

/** Checks a text that isn't Markdown, such as a field or a caption. */
export function checkPlainText(text: string, place: Place): void {
  const found = findMark(markup, text) ?? findMark(complete, text);
  if (found) place.warning(`shows ${found} to readers: a field has no Markdown and no HTML, remove it.`);
}

/** What lines of a list begin with that isn't Markdown's. */
const bullets = [
  /^[\p{Pd}−]\s*\S/u,
  /^(?![<>=|~^$+`¬±×÷©®°\uFFFC])[\p{S}\p{Co}•·▪◦‣⁃∙§†‡※]|^(?:o|[»›]|\[[ x]?\])\s+\S/iu,
  /^[^|]*(?:[^\s|] \| |[^\s|.!?:] {2,}|\S;(?=\S))[^|]*[^\s|-]/,
  /^\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivx]{1,4})[.)]\s+\S|^\d{1,2}(?:\.\d{1,2})+\s+\S/i,
];

/**
 * Checks the lines of a paragraph.
 * @param lines as readers see them, with U+FFFC for code and other things that have no mistakes
 */
export function checkLines(lines: readonly string[], placeOf: (index: number) => Place): void {
  const kinds = lines.map((line) => bullets.findIndex((sign) => sign.test(line)));
  const list = kinds.findIndex((kind, index) => kind >= 0 && kinds.includes(kind, index + 1));
  if (list >= 0 && !lines.some((line) => dashes.test(line)))
    return placeOf(list).warning(`has lines such as ${quote(lines[list]?.slice(0, 12))}, ${listRemedy}`);
  const address = lines.findIndex(
    (line, index) => /^\((?:https?:|mailto:|\/|\uFFFC)/.test(line) && lines[index - 1]?.endsWith(']'),
  );
  if (address >= 0)
    placeOf(address).error('has the address of a link alone: write [text](address) on one line.');
  const told = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const [sign, remedy = '', severity = 'warning'] = marks.find(([mark]) => mark.test(line)) ?? [];
    if (sign && !told.has(remedy))
      placeOf(index)[severity](`shows ${findMark(sign, line)} to readers: ${remedy}`);
    told.add(remedy);
  }
}

/** Characters that nobody sees or no font has, less those that emoji and scripts need. */
const invisible = new RegExp(
  [
    '(?<!\\u{1F3F4}[\\u{E0020}-\\u{E007F}]*)[\\u{E0000}-\\u{E007F}]',
    // Soft hyphens, joiners, marks of direction, variation selectors
    '(?![\\u00AD\\u034F\\u200C-\\u200F\\u180B-\\u180D\\u180F\\uFE00-\\uFE0F\\u{E0000}-\\u{E01EF}])\\p{Default_Ignorable_Code_Point}',
    '(?![\\t\\n\\r])\\p{Cc}|[\\u202A-\\u202E\\u2066-\\u2069\\uFFF9-\\uFFFC\\u2800]|[\\p{Zl}\\p{Zp}\\p{Co}\\p{Cs}]',
  ].join('|'),
  'gu',
);

/** Reports invisible characters, which can make a text read differently from its source. */
export function reportInvisible(text: string, place: Place): void {
  for (const character of text.match(invisible) ?? []) {
    const point = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    place.error(`has an invisible character, U+${point}: delete it, or type the words around it again.`);
  }
}

/** Checks the alternative text of a picture. */
export function checkAlternativeText(text: string, place: Place): void {
  const message = `has the alternative text ${quote(text)}: describe the picture in a sentence.`;
  if (/^$|^\S+\.\w{3,4}$|^(?:img|dsc|pxl)[_-]?\d+\S*$/i.test(text.trim())) place.error(message);
  else if (!/\S\s+\S/.test(text)) place.warning(message);
}
