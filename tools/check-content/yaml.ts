import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Node,
  type Scalar,
} from 'yaml';
import { yamlOptions } from '#content/front-matter.ts';
import type { Place, Report } from './findings.ts';
import { reportHiddenCharacters } from './read-text.ts';

/** A parsed YAML or JSON text. */
export type YamlDocument = NonNullable<ReturnType<typeof parseYaml>>;

/** Writes `['steps', 0, 'title']` as `steps[0].title`. */
export function nameOf(path: readonly PropertyKey[]): string {
  const name = path.map(String).join('.');
  return name.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
}

const indentation = 'is indented differently: give fields of one level the same number of spaces.';

/** The causes of a mistake: how its line looks, or the parser's error. The first that fits counts. */
const causes: readonly [sign: RegExp | string, message: string][] = [
  [/^ *\t/, 'begins with a tab: delete it, or write spaces if the line belongs to a field above.'],
  [/^[ \u00a0]*\w*:?\u00a0/, 'has a no-break space: replace it by an ordinary space, or delete it.'],
  [/^ *(?:- )?\w+:[^\s]/, 'has no space after its colon: type one there.'],
  [/: +[“”„‘’]/, 'has curly quotation marks where YAML needs straight ones: replace them by ".'],
  [/: +'[^']*[^' ]'[^' ]/, 'has an apostrophe in single quotes: put the text in double quotes, "like this".'],
  ['BAD_INDENT', indentation],
  ['BAD_DQ_ESCAPE', 'has a backslash in double quotes, which YAML reads as an escape: use single quotes.'],
  ['BLOCK_AS_IMPLICIT_KEY', 'has a colon in a text: put the whole text in double quotes, "like this".'],
  ['MISSING_CHAR', 'opens a quotation mark or bracket that is never closed: close it.'],
  ['MULTILINE_IMPLICIT_KEY', 'is not of the form "field: text": add the colon and the space, or indent it.'],
];

/**
 * Parses YAML or JSON, and reports its mistakes.
 * @param file the path from the root
 * @param text the YAML
 * @param firstLine the number of its first line in the file
 * @returns undefined if it isn't valid
 */
export function parseYaml(file: string, text: string, firstLine: number, report: Report) {
  const lineCounter = new LineCounter();
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line + firstLine - 1;
  const document = parseDocument(text, { ...yamlOptions, lineCounter });
  const mistakes = [...document.errors, ...document.warnings].map(({ code, message, pos }) => {
    return { code: String(code), message, line: lineAt(pos[0]) };
  });
  visit(document, {
    Node(key, node) {
      const line = lineAt(node.range?.[0]);
      const end = lineAt(node.range?.[2]);
      const hasSpace = key === 'key' && /\u00a0/.test(String(node));
      if (isAlias(node) || node.anchor || hasSpace)
        mistakes.push({ code: '', message: 'unexpected &, * or no-break space', line });
      // The parser reports an unclosed quote at the end of its text. Its start is more useful.
      for (const mistake of mistakes)
        if (isScalar(node) && mistake.code === 'MISSING_CHAR' && line <= mistake.line && mistake.line <= end)
          mistake.line = line;
    },
  });
  // Further errors on the same line are usually consequences of the first.
  for (const [line, [first]] of Map.groupBy(mistakes, (mistake) => mistake.line)) {
    const [written = '', next = ''] = text.split('\n').slice(line - firstLine);
    const isCause = (sign: RegExp | string) =>
      typeof sign === 'string' ? sign === first?.code : sign.test(written);
    const [sign, cause] = causes.find(([candidate]) => isCause(candidate)) ?? [];
    const message =
      cause ?? `is not valid YAML (${first?.message}): put the text in double quotes, "like this".`;
    // The parser takes an indented field for the rest of the text above it.
    const isIndented = !/: .*: /.test(written) && /^ +[\w-]+:(?: |$)/.test(next);
    if (sign === 'BLOCK_AS_IMPLICIT_KEY' && isIndented) report(file, line + 1).error(indentation);
    else report(file, line).error(message);
  }
  if (mistakes.length > 0) return undefined;

  const values = new Map<string, { node: unknown; line: number }>();
  const texts: { field: string; path: PropertyKey[]; text: string; place: Place }[] = [];
  const add = (path: PropertyKey[], node: unknown, line: number): void => {
    const field = nameOf(path);
    const place = report(file, line, field);
    if (values.has(field)) place.error('occurs twice: keep one of them.');
    values.set(field, { node, line });
    if (isScalar(node)) reportHiddenCharacters(String(node.value), place);
    if (isScalar(node) && typeof node.value === 'string')
      texts.push({ field, path, text: node.value, place });
    if (isSeq<Node>(node))
      node.items.forEach((item, index) => add([...path, index], item, lineAt(item.range?.[0])));
    if (isMap<Scalar>(node))
      for (const { key, value } of node.items)
        add([...path, String(key.value)], value, lineAt(key.range?.[0]));
  };
  add([], document.contents, firstLine);
  // A field that is missing has the line of the group or list around it.
  const lineOf = (field: string): number =>
    values.get(field)?.line ?? lineOf(field.replace(/[.[]?[^.[]*$/, ''));
  /** The place of a field. */
  const at = (field: string) => report(file, lineOf(field), field || undefined);
  return { data: document.toJS() as unknown, values, texts, at };
}
