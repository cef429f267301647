import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type ErrorCode,
  type Node,
  type Scalar,
} from 'yaml';
import { yamlOptions } from '#content/front-matter.ts';
import type { Code, Report } from './messages.ts';
import { reportHiddenCharacters } from './read-text.ts';

/** A parsed YAML or JSON text. */
export interface YamlDocument {
  data: unknown;
  /** Each value by its path, such as `steps[0].title`; the whole document is ''. The line is that in the file. */
  fields: Map<string, { line: number; node: unknown }>;
}

/** Mistakes that the text of a line shows better than the parser's error. */
const lineCauses: readonly [RegExp, Code & `yaml-${string}`][] = [
  [/^ *\t/, 'yaml-tab'],
  [/^[ \u00a0]*\w*\u00a0|^ *\w+:\u00a0/, 'yaml-no-break-space'],
  [/^ *(?:- )?\w+:[^\s]/, 'yaml-no-space'],
  [/: +[“”„‘’]/, 'yaml-curly-quotes'],
  [/: +'[^']*[^' ]'[^' ]/, 'yaml-apostrophe'],
];

/** The usual cause of each parser error. */
const causes: Partial<Record<ErrorCode, Code & `yaml-${string}`>> = {
  BAD_INDENT: 'yaml-indentation',
  BAD_DQ_ESCAPE: 'yaml-escape',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-colon',
  MISSING_CHAR: 'yaml-unclosed',
  MULTILINE_IMPLICIT_KEY: 'yaml-no-key',
};

/**
 * Parses YAML or JSON, and reports its mistakes.
 * @param file the path from the root
 * @param text the YAML
 * @param firstLine the number of its first line in the file
 * @returns undefined if it isn't valid
 */
export function parseYaml(
  file: string,
  text: string,
  firstLine: number,
  report: Report,
): YamlDocument | undefined {
  const lineCounter = new LineCounter();
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line + firstLine - 1;
  const document = parseDocument(text, { ...yamlOptions, lineCounter });
  const mistakes = [...document.errors, ...document.warnings].map(({ code, message, pos: [offset] }) => ({
    line: lineAt(offset),
    problem: message,
    cause: causes[code],
  }));
  visit(document, {
    Node(_key, node) {
      if (isAlias(node) || ('anchor' in node && node.anchor))
        mistakes.push({
          line: lineAt(node.range?.[0]),
          problem: 'a text cannot begin with & or *',
          cause: undefined,
        });
      // The parser reports an unclosed quote at the end of its text. Its start is more useful.
      if (!isScalar(node) || !node.range) return;
      const [start, , end] = node.range.map(lineAt);
      for (const mistake of mistakes)
        if (mistake.cause === 'yaml-unclosed' && start && end && start <= mistake.line && mistake.line <= end)
          mistake.line = start;
    },
  });
  // Further errors on the same line are usually consequences of the first.
  for (const [line, [first]] of Map.groupBy(mistakes, (mistake) => mistake.line)) {
    const [written = '', next = ''] = text.split('\n').slice(line - firstLine);
    const [, lineCause] = lineCauses.find(([pattern]) => pattern.test(written)) ?? [];
    const code = lineCause ?? first?.cause ?? 'yaml-quotes';
    // The parser takes an indented field for the rest of the text above it.
    const continues = code === 'yaml-colon' && !/: .*: /.test(written) && /^ +[\w-]+:(?: |$)/.test(next);
    if (continues) report({ file, line: line + 1 }, 'yaml-indentation', {});
    else report({ file, line }, code, { problem: first?.problem ?? '' });
  }
  if (mistakes.length > 0) return undefined;

  const fields: YamlDocument['fields'] = new Map();
  const add = (node: unknown, name: string, offset?: number): void => {
    const line = lineAt(offset);
    if (fields.has(name)) report({ file, line, field: name }, 'duplicate-field', {});
    fields.set(name, { line, node });
    if (isScalar(node)) reportHiddenCharacters(String(node.value), { file, line, field: name }, report);
    if (isSeq<Node>(node))
      node.items.forEach((item, index) => add(item, `${name}[${index}]`, item.range?.[0]));
    if (isMap<Scalar>(node)) {
      for (const { key, value } of node.items)
        add(value, `${name}${name && '.'}${key.value}`, key.range?.[0]);
    }
  };
  add(document.contents, '');
  return { data: document.toJS(), fields };
}

/** Whether somebody typed a value between curly quotation marks, which YAML reads as a part of it. */
export const hasCurlyQuotes = (node: unknown): boolean =>
  isScalar(node) && node.type === 'PLAIN' && /^[“„‘].*[”“’]$/.test(String(node.value));

/** The strings of a document, with field and line. */
export const stringsIn = ({ fields }: YamlDocument) =>
  Array.from(fields).flatMap(([field, { line, node }]) =>
    isScalar(node) && typeof node.value === 'string' ? [{ field, line, text: node.value }] : [],
  );
