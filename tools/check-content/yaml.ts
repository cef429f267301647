import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Scalar } from 'yaml';
import { yamlOptions } from '#content/front-matter.ts';
import type { Place, Report } from './findings.ts';

// Soft hyphens are allowed, and the joiners of emoji and some scripts.
const hidden = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?![\t\n\r])\p{Cc}/gu;

/** Reports invisible characters, which can make a text read differently from its source. */
export function reportHiddenCharacters(text: string, place: Place): void {
  for (const character of new Set(text.match(hidden))) {
    const point = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    place.error(`has an invisible character, U+${point}: delete it, or type the words around it again.`);
  }
}

/** Lines after which nothing else in a file is worth checking. */
const unreadable: readonly [sign: RegExp, message: string][] = [
  [/\uFFFD/, 'is not UTF-8 text: save the file with the encoding UTF-8.'],
  [/^(?:<{7}|={7}|>{7})(?: |$)/, 'has a conflict that Git could not merge: keep one version.'],
];

/**
 * Reads a text file.
 * @param root the project's folder
 * @param file the path from the root
 * @returns the text without byte order mark and hidden characters; undefined if it can't be read
 */
export function readText(root: string, file: string, report: Report): string | undefined {
  let text;
  try {
    text = new TextDecoder().decode(readFileSync(join(root, file)));
  } catch (error) {
    report(file).error(`cannot be read (${String(error)}): correct its name or its permissions.`);
    return undefined;
  }
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const place = report(file, index + 1);
    const [, mistake] = unreadable.find(([sign]) => sign.test(line)) ?? [];
    if (mistake) return void place.error(mistake);
    reportHiddenCharacters(line, place);
  }
  return text.replace(hidden, '');
}

/** A parsed YAML or JSON text. */
export type YamlDocument = NonNullable<ReturnType<typeof parseYaml>>;

/** Writes `['steps', 0, 'title']` as `steps[0].title`. */
export function nameOf(path: readonly PropertyKey[]): string {
  const name = path.map(String).join('.');
  return name.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
}

const remedy = 'write "field: text", indented like its neighbours, with unusual texts in "double quotes".';
const noBreakSpace = 'has a no-break space: replace it by an ordinary space, or delete it.';

/** What editors often write, and the parser explains in its own terms: how the line looks. The first that fits counts. */
const causes: readonly [sign: RegExp, message: string][] = [
  [/^[ \u00a0]*\w*:?\u00a0/, noBreakSpace],
  [/^ *(?:- )?\w+:[^\s]/, 'has no space after its colon: type one there.'],
  [/: +['“”„‘’]/, 'has other quotation marks than YAML needs: put the text in double quotes, "like this".'],
  [/: .*: /, 'has a colon in a text: put the whole text in double quotes, "like this".'],
];

/**
 * Parses YAML or JSON, and reports its mistakes.
 * @param file the path from the root
 * @param text the YAML, with an empty line for each line of the file above it
 * @returns undefined if it isn't valid
 */
export function parseYaml(file: string, text: string, report: Report) {
  const lineCounter = new LineCounter();
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line;
  const document = parseDocument(text, { ...yamlOptions, lineCounter });
  // Further errors are usually consequences of the first.
  const [mistake] = [...document.errors, ...document.warnings];
  if (mistake) {
    const { code, message, pos } = mistake;
    // The parser reports an open quotation mark at the end of its text.
    const [, mark] = /^Missing closing (["'])/.exec(message) ?? [];
    const line = lineAt(mark ? text.lastIndexOf(mark) : pos[0]);
    const written = text.split('\n')[line - 1] ?? '';
    const [, cause] = causes.find(([sign]) => sign.test(written)) ?? [];
    // The parser takes an indented field for the rest of the text above it.
    const place = report(file, !cause && code === 'BLOCK_AS_IMPLICIT_KEY' ? line + 1 : line);
    return void place.error(cause ?? `is not valid YAML (${message}): ${remedy}`);
  }

  const lines = new Map<string, number>();
  const texts: { field: string; path: PropertyKey[]; text: string; node: Scalar; place: Place }[] = [];
  let isValid = true;
  const add = (path: PropertyKey[], node: Node | null, line: number): void => {
    const field = nameOf(path);
    const place = report(file, line, field);
    const problem =
      (lines.has(field) && 'occurs twice: keep one of them.') ||
      ((isAlias(node) || node?.anchor) && 'begins with & or *: put the text in double quotes.') ||
      (field.includes('\u00a0') && noBreakSpace);
    if (problem) place.error(problem);
    isValid &&= !problem;
    lines.set(field, line);
    if (isScalar(node)) reportHiddenCharacters(String(node.value), place);
    if (isScalar(node) && typeof node.value === 'string')
      texts.push({ field, path, text: node.value, node, place });
    if (isSeq<Node>(node))
      node.items.forEach((item, index) => add([...path, index], item, lineAt(item.range?.[0])));
    if (isMap<Scalar, Node>(node))
      for (const { key, value } of node.items)
        add([...path, String(key.value)], value, lineAt(key.range?.[0]));
  };
  add([], document.contents, lineAt(document.contents?.range?.[0]));
  if (!isValid) return undefined;
  // A field that is missing has the line of the group or list around it.
  const lineOf = (field: string): number => lines.get(field) ?? lineOf(field.replace(/[.[]?[^.[]*$/, ''));
  /** The place of a field. */
  const at = (field: string) => report(file, lineOf(field), field || undefined);
  return { data: document.toJS() as unknown, lines, texts, at };
}
