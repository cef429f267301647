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
import type { Say } from '#tools/check-content/findings.ts';
import type { Message } from '#tools/check-content/messages/messages.ts';
import { findHidden } from '#tools/check-content/checks/hidden-characters.ts';

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
const advice: Partial<Record<ErrorCode, Message>> = {
  BAD_INDENT: { code: 'badIndent' },
  BAD_DQ_ESCAPE: { code: 'badEscape' },
  BAD_SCALAR_START: { code: 'specialStart' },
  BLOCK_AS_IMPLICIT_KEY: { code: 'colonInText' },
  MISSING_CHAR: { code: 'neverClosed' },
  MULTILINE_IMPLICIT_KEY: { code: 'notKeyAndText' },
  TAG_RESOLVE_FAILED: { code: 'specialStart' },
  TAB_AS_INDENT: { code: 'tab' },
  UNEXPECTED_TOKEN: { code: 'unexpected' },
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

  const errors = [...document.errors, ...document.warnings].map(({ code, pos: [offset] }) => ({
    line: lineAt(code === 'MISSING_CHAR' ? startOf(document, offset) : offset),
    message: advice[code] ?? ({ code: 'invalidYaml', problem: code } satisfies Message),
  }));
  visit(document, {
    Node(_key, node) {
      if (!isAlias(node) && !('anchor' in node && node.anchor)) return;
      errors.push({ line: lineAt(node.range?.[0]), message: { code: 'anchor' } });
    },
  });
  // What follows in the same line is seldom a mistake of its own.
  for (const [line, [error]] of Map.groupBy(errors, (error) => error.line))
    if (error) say(error.message, line);
  if (errors.length > 0) return undefined;

  const fields = new Map<string, Field>();
  const add = (node: unknown, name: string, parent: string, offset?: number): void => {
    const line = lineAt(offset);
    if (fields.has(name)) say({ code: 'twice', name }, line);
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
