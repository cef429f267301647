import { z } from 'astro/zod';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
  type Node,
  type Scalar,
  type ScalarTag,
} from 'yaml';
import type { Say } from '#tools/content-doctor/findings.ts';
import { findHidden } from '#tools/content-doctor/checks/hidden-characters.ts';

/** A value in a YAML text, with its place. */
export interface Field {
  /** The field that holds it; the text as a whole is ''. */
  parent: string;
  line: number;
  node: unknown;
}

/** What a YAML text holds. */
export interface YamlDocument {
  data: unknown;
  /** Everything in it by name, `steps[0].title`; the text as a whole is ''. */
  fields: Map<string, Field>;
}

/** What an error usually comes from, in the words of someone who writes texts. */
const advice: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'is not indented like the lines around it: give keys of one level the same number of spaces.',
  BAD_SCALAR_START: 'begins with a character with a special meaning in YAML: put the text in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'holds a colon inside a text: put the text in quotes.',
  MISSING_CHAR: 'opens a quotation mark or bracket that is never closed: close it.',
  MULTILINE_IMPLICIT_KEY:
    'is not of the form "key: text": add the colon, or indent it to go on with the text above.',
  TAG_RESOLVE_FAILED: 'begins with a character with a special meaning in YAML: put the text in quotes.',
  TAB_AS_INDENT: 'is indented with a tab: use spaces.',
};

// As in Astro's parser an unquoted day is a date. What the calendar lacks stays wrong here,
// where `Date` would make another day of it.
const day: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-(?:\d\d-\d\d|\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d.*)$/,
  resolve: (text) => new Date(z.iso.date().safeParse(text).success ? text : Number.NaN),
};

/**
 * Reads YAML without giving up at the first error.
 * @param text the YAML
 * @param firstLine the number of its first line in the file
 * @param say takes what is wrong with it
 * @returns what it holds, if it can be read
 */
export function parseYaml(text: string, firstLine: number, say: Say): YamlDocument | undefined {
  const counter = new LineCounter();
  const lineAt = (offset = 0) => counter.linePos(offset).line + firstLine - 1;
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    uniqueKeys: false,
    customTags: (tags) => [...tags, day],
  });

  const errors = [...document.errors, ...document.warnings].map(({ code, message, pos: [offset] }) => ({
    line: lineAt(code === 'MISSING_CHAR' ? startOf(document, offset) : offset),
    message: advice[code] ?? `is not valid YAML (${message}): put texts with unusual characters in quotes.`,
  }));
  visit(document, {
    Node(_key, node) {
      if (!isAlias(node) && !('anchor' in node && node.anchor)) return;
      const message = 'begins with & or *, which have a meaning in YAML: put the text in quotes.';
      errors.push({ line: lineAt(node.range?.[0]), message });
    },
  });
  // What follows in the same line is seldom a mistake of its own.
  for (const [line, [error]] of Map.groupBy(errors, (error) => error.line))
    if (error) say(error.message, line);
  if (errors.length > 0) return undefined;

  const fields = new Map<string, Field>();
  const add = (node: unknown, name: string, parent: string, offset?: number): void => {
    const line = lineAt(offset);
    if (fields.has(name)) say(`"${name}" occurs twice: keep one of them.`, line);
    fields.set(name, { parent, line, node });
    if (isScalar(node)) for (const message of findHidden(String(node.value))) say(message, line);
    if (isSeq<Node>(node)) {
      node.items.forEach((item, index) => add(item, `${name}[${index}]`, name, item.range?.[0]));
    }
    if (isMap<Scalar>(node)) {
      const prefix = name === '' ? '' : `${name}.`;
      for (const { key, value } of node.items) add(value, `${prefix}${key.value}`, name, key.range?.[0]);
    }
  };
  add(document.contents, '', '');
  return { data: document.toJS(), fields };
}

/** Where the quoted text begins that the end of the file ended. */
function startOf(document: Document, offset: number): number {
  let start = offset;
  visit(document, {
    Scalar(_key, { range }) {
      if (range && range[0] <= offset && offset <= range[2]) start = range[0];
    },
  });
  return start;
}
