import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar } from 'yaml';
import { toPlainDate } from '#i18n/format.ts';
import type { Group } from '#i18n/merge.ts';
import { type Place, quote, type Report } from './findings.ts';
import { reportInvisible } from './leftovers.ts';

/**
 * Reads a text file.
 * @param root the project's folder
 * @param file the path from the root
 * @returns the text without byte order mark; undefined if it can't be read
 */
export function readText(root: string, file: string, report: Report): string | undefined {
  let text;
  try {
    text = new TextDecoder().decode(readFileSync(join(root, file)));
  } catch (error) {
    report(file).error(`cannot be read (${String(error)}): correct its name or its permissions.`);
    return undefined;
  }
  const lines = text.split('\n');
  const line = lines.findIndex((written) => written.includes('\uFFFD')) + 1;
  if (line > 0)
    return void report(file, line).error('is not UTF-8 text: save the file with the encoding UTF-8.');
  for (const [index, written] of lines.entries()) reportInvisible(written, report(file, index + 1));
  return text;
}

/** A parsed YAML or JSON text. */
export type YamlDocument = NonNullable<ReturnType<typeof parseYaml>>;

/** Writes `['steps', 0, 'title']` as `steps[0].title`. */
function nameOf(path: readonly PropertyKey[]): string {
  const name = path.map(String).join('.');
  return name.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
}

const remedy = 'write "field: text", indented like its neighbours, with unusual texts in "double quotes".';
const backslash =
  'has a backslash between double quotes, where it changes the text: write it twice, or use single quotes.';
const noBreakSpace = 'has a no-break space: replace it by an ordinary space, or delete it.';

const conflict = /^[<=>]{7}/;
const conflictRemedy = 'has a conflict that Git could not merge: keep one version.';

/** What editors often write: the line, and below it the parser's message. The first that fits counts. */
const causes: readonly [sign: RegExp, message: string][] = [
  [conflict, conflictRemedy],
  [/\nMap keys must be unique$/, 'has a field for the second time: keep one of them.'],
  [/^ *\t/, 'begins with a tab: replace it by two spaces.'],
  [/"[^"]*\\[^"\\]/, backslash],
  [/^[ \u00a0]*\w*:?\u00a0/, noBreakSpace],
  [/^ *(?:- )?\w+:[^\s]/, 'has no space after its colon: type one there.'],
  [
    /: .*:(?: |\n)|: +(?:[^\s\p{L}\p{N}(]|.*["'])/u,
    'has a colon, a quotation mark or another sign of YAML in its text: put the whole text between double quotes, "like this", or single ones where it holds double ones.',
  ],
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
  const document = parseDocument(text, { prettyErrors: false, lineCounter });
  // Further errors are usually consequences of the first.
  const [mistake] = [...document.errors, ...document.warnings];
  if (mistake) {
    const { code, message, pos } = mistake;
    // The parser reports an open quotation mark at the end of its text.
    const [, mark] = /^Missing closing (["'])/.exec(message) ?? [];
    const line = lineAt(mark ? text.lastIndexOf(mark) : pos[0]);
    const written = `${text.split('\n')[line - 1]}\n${message}`;
    const [, cause] = causes.find(([sign]) => sign.test(written)) ?? [];
    // The parser takes an indented field for the rest of the text above it.
    const place = report(file, !cause && code === 'BLOCK_AS_IMPLICIT_KEY' ? line + 1 : line);
    return void place.error(cause ?? `is not valid YAML (${message}): ${remedy}`);
  }

  const lines = new Map<string, number>();
  const texts: { field: string; path: PropertyKey[]; text: string; node: Scalar; place: Place }[] = [];
  const add = (path: PropertyKey[], node: Node | null, start = node): void => {
    const field = nameOf(path);
    const line = lineAt(start?.range?.[0]);
    const place = report(file, line, field);
    if (isAlias(node) || node?.anchor) place.error('begins with & or *: put the text in double quotes.');
    if (field.includes('\u00a0')) place.error(noBreakSpace);
    lines.set(field, line);
    // A price of 4.800 in JSON isn't one of 4,800.
    const isChanged = isScalar(node) && typeof node.value === 'number' && node.source !== String(node.value);
    if (isScalar(node) && (file.endsWith('.md') || isChanged)) reportLostText(node, text, place);
    if (isScalar(node) && typeof node.value === 'string' && /\S/.test(node.value))
      texts.push({ field, path, text: node.value, node, place });
    if (isSeq<Node>(node)) for (const [index, item] of node.items.entries()) add([...path, index], item);
    if (isMap<Scalar, Node>(node))
      for (const { key, value } of node.items) add([...path, String(key.value)], value, key);
  };
  add([], document.contents);
  // A field that is missing has the line of the group or list around it.
  const lineOf = (field: string): number => lines.get(field) ?? lineOf(field.replace(/[.[]?[^.[]*$/, ''));
  /** The place of a field. */
  const at = (field: string) => report(file, lineOf(field), field || undefined);
  return { lines, texts, at };
}

/** What Astro's parser takes for a time: it turns 2026-02-30 into March 2. */
const timestamp = /^\d{4}-(?:\d\d-\d\d|\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d.*)$/;

/** Reports values that YAML cuts off or reads in another way than they are written. */
function reportLostText({ type, range, source = '', value }: Scalar, text: string, place: Place): void {
  const [start = 0, end = 0] = range ?? [];
  const [remark] = /^[ \t]*#\S.*/.exec(text.slice(end)) ?? [];
  if (type === 'PLAIN' && remark)
    place.error(
      `ends before ${JSON.stringify(remark.trim())}, which YAML takes for a remark: put the whole text in quotes.`,
    );
  if (type === 'QUOTE_DOUBLE' && /\\[^"\\\nu]/.test(text.slice(start, end).replaceAll('\\\\', '')))
    place.error(backslash);
  if (type === 'PLAIN' && timestamp.test(source) && !z.iso.date().safeParse(source).success)
    place.error(
      `is ${JSON.stringify(source)}: expected a day that is in the calendar, without a time, such as 2026-04-19.`,
    );
  if (typeof value === 'number' && /^\d{1,3}\.\d{3}$/.test(source))
    place.error(`is ${source}, which is read as ${value}: write ${source.replace('.', '')}.`);
}

export type JsonDocument = YamlDocument & { fields: Group };

export function readJson(root: string, file: string, report: Report): JsonDocument | undefined {
  const text = readText(root, file, report);
  if (text === undefined) return undefined;
  const errors: ParseError[] = [];
  const fields = parse(text, errors, { disallowComments: true }) as Group;
  // Further errors are usually consequences of the first.
  const [mistake] = errors;
  // JSON is also YAML, whose parser returns line numbers.
  const document = mistake ? undefined : parseYaml(file, text, report);
  if (!mistake) return document && { ...document, fields };
  const line = text.slice(0, mistake.offset).split('\n').length;
  const place = report(file, line);
  if (conflict.test(text.split('\n')[line - 1] ?? '')) return void place.error(conflictRemedy);
  const problem = printParseErrorCode(mistake.error);
  return void place.error(`is not valid JSON (${problem}): correct it there or just before.`);
}

/**
 * Checks fields with a schema, whose error messages say what is expected.
 * @returns whether they are valid
 */
export function checkSchema(
  { fields, at }: { fields: unknown; at: YamlDocument['at'] },
  schema: z.ZodType,
): boolean {
  const { success, error } = schema.safeParse(fields, { reportInput: true });
  for (const issue of error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        at(nameOf([...issue.path, key])).error(`is an unknown field: ${issue.message}`);
    else {
      const { input } = issue;
      const state = input === null ? 'empty' : quote(input instanceof Date ? toPlainDate(input) : input);
      const remedy = input === null ? ' If it is optional, delete the line.' : '';
      at(nameOf(issue.path)).error(`is ${state}: ${issue.message}${remedy}`);
    }
  }
  return success;
}
