import { quote, type Place } from './findings.ts';

/*
  What readers see although its author meant something else: Markdown that isn't complete, the syntax of other programs,
  and marks of lists that Markdown doesn't know. A post may mean each of them as it is, so they are warnings.
*/

const complete = 'complete the Markdown, or put a backslash before it.';
const remove = 'the site does not know it: remove it, or write what readers should see.';

const spaces = 'an address has no spaces: write %20 for each, or leave them out.';
const hash = 'a heading has a space after its ##. A hashtag has a backslash before the #.';
const listMark = 'a list has a space after its mark. Otherwise put a backslash before it.';

/** The second row of a table. */
const dashes = /^\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/;

/** Syntax in a line, as readers see it, and the remedy. The first that fits counts. */
const marks: readonly [sign: RegExp, remedy: string, severity?: 'error'][] = [
  // What leads nowhere
  [/^<{7} .*/, 'Git could not merge two versions: keep one.', 'error'],
  [/\]\((?:https?:|mailto:|tel:|\.{0,2}\/|#)[^()]*\s(?!["'(=])[^()]*\)/, spaces, 'error'],
  [/(?<![\p{L}\p{N}\]])\[[^\][]+\]\[[^\][]*\]/u, 'write [text](address).', 'error'],
  [/\([^()]+\)\[(?:\/|https?:|#|\w+\.)[^\][^]*\]/, 'write [text](address).', 'error'],
  // Other programs
  [/(?<=\S *)\t/, 'in a table of a spreadsheet, write | between the cells; elsewhere, a space.'],
  [/^:(?=\s+\S)/, 'a list of terms is written "- **term**: text".'],
  [/(?<![\p{L}\p{N}:/]):(?:[a-z][a-z\d_+-]+|[+-]1):(?![\p{L}\p{N}:/])/u, 'type the emoji itself.'],
  [/(?<!=)==(?=[^\s=])[^=]*[^\s=]==(?!=)/, 'write **bold**.'],
  [/(?<![\p{L}\p{N}+])\+\+(?=\p{L})[^+]*\p{L}\+\+/u, 'write **bold**.'],
  [/\^[\p{L}\p{N}+-]+\^/u, 'write the characters ² and ³, or words.'],
  [/\^\[[^\]]+\]/, 'write a note as [^1] and, further down, [^1]: text.'],
  [/\{(?:[#.:][^{}]*|[\w-]+="[^{}]*")\}/, remove],
  [/^(?:!!!|\?\?\?\+?) \w+|^\[!\w+\]|^:{3,}\s*\S.*/, 'write a quotation, with > before each line.'],
  [/!?\[\[[^\]]+\]\]/, 'write [text](address).'],
  [/\[_?toc_?\]/i, remove],
  [/\{\{(?!\s*\w+\s*\}\})[^{}]*\}\}|\{[%/]\S?.*?[%/]\}|<%.*?%>|%%[^%]+%%|^\*\[[^\]]+\]:/, remove],
  [/(?<!\))\[\/[a-z_]+\]|\[[a-z_]+(?:=|\s+\w+=)[^\]]*\]/i, 'write Markdown, or remove it.'],
  [/^(?:[‘’'´]{3}|["“”„]{3})\w*$/, 'write three ` (grave accents) around code.'],
  [/\{(?:code|noformat|panel|quote|info|note|warning|tip|toc)\b[^}]*\}/, remove],
  [/\$\$[^$]+\$\$/, remove],
  // Incomplete Markdown
  [/\*\*|~~|`|\[\^|!\[|\]\(|\] \((?=\/|mailto:|$|\uFFFC)/, complete],
  // Emphasis without an end, but not `snake_case`
  [/(?<![\p{L}\p{N})\]][*_]*)[*_](?=[\p{L}\p{N}])/u, complete],
  // The start of a line
  [/^\|.*\|$/, 'a table has a row of headings, and below it one of dashes with as many cells: | - | - |.'],
  [dashes, 'a table needs as many dashes as headings, and | around each row.'],
  [/^#{1,6}(?=[\p{L}*_])(?!.*\s#\p{L})|^##+(?=\S)/u, hash],
  [/^[•·▪◦●○■□‣⁃∙\p{Co}]/u, 'write "- " before each line of a list, with an empty line above it.'],
  [/^–\S|^-(?![-\d])\S|^\d+[.)]\p{L}/u, listMark],
];

/** In fields, all Markdown is shown as typed. */
const plainMarks: typeof marks = [
  [/<\/?[a-z][^<>]*>/i, 'a field has no HTML: remove it.'],
  [/&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i, 'type the character itself.'],
  [
    /\[[^\]]+\]\([^)]*\)|\*\*|~~|`|!\[|(?<![\p{L}\p{N}])([*_])(?=\S)[^*_]*\S\1(?![\p{L}\p{N}])/u,
    'a field has no Markdown: remove it.',
  ],
  ...marks.filter(([, remedy]) => remedy !== complete),
];

/** Checks a text that isn't Markdown, such as a field or a caption. */
export function checkPlainText(text: string, place: Place): void {
  const [sign, remedy] = plainMarks.find(([candidate]) => candidate.test(text)) ?? [];
  if (sign) place.warning(`shows ${quote(sign.exec(text)?.[0])} to readers: ${remedy}`);
}

/** What lines of a list begin with that isn't Markdown's, and the kind of it. */
const bullets: readonly [kind: string, sign: RegExp][] = [
  ['dash', /^[\p{Pd}−]\s*\S/u],
  ['symbol', /^(?![<>=|~^$+`¬±×÷©®°\uFFFC])[\p{S}\p{Co}•·▪◦‣⁃∙§†‡※]/u],
  ['symbol', /^(?:o|[»›]|\[[ x]?\])\s+\S/i],
  ['row', /^[^|]*[^\s|] \| [^|]*[^\s|-]/],
  ['number', /^\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivx]{1,4})[.)]\s+\S|^\d{1,2}(?:\.\d{1,2})+\s+\S/i],
];

/**
 * Checks the lines of a paragraph.
 * @param lines as readers see them, with U+FFFC for code and other things that have no mistakes
 */
export function checkLines(lines: readonly string[], placeOf: (index: number) => Place): void {
  const kinds = lines.map((line) => bullets.find(([, sign]) => sign.test(line))?.[0]);
  const list = kinds.findIndex((kind, index) => kind && kinds.includes(kind, index + 1));
  if (list >= 0 && !lines.some((line) => dashes.test(line))) {
    const start = quote(lines[list]?.slice(0, 12));
    placeOf(list).warning(
      `has lines such as ${start}, which become one line: write "- " or "1. " before each, with an empty line above the first, or a table.`,
    );
    return;
  }
  const told = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const [sign, remedy = '', severity = 'warning'] = marks.find(([mark]) => mark.test(line)) ?? [];
    const found = told.has(remedy) ? undefined : sign?.exec(line)?.[0].replaceAll('\uFFFC', '…');
    if (found) placeOf(index)[severity](`shows ${quote(found)} to readers: ${remedy}`);
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
