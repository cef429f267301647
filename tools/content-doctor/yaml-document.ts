import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ScalarTag,
} from 'yaml';
import { adviseOnYaml } from './yaml-advice.ts';

/** The keys that lead to a value, from the top. */
export type Path = readonly PropertyKey[];

/** A YAML text with the places of what it holds. */
export interface YamlDocument {
  /** What stops it from being read, at most one per line; there is no data then. */
  errors: { line: number; message: string }[];
  data: unknown;
  /** The line of a key, or of the nearest one around it. */
  lineOf: (path: Path) => number;
  /** An unquoted value as it stands there, before YAML makes a date or a number of it. */
  written: (path: Path) => string | undefined;
}

// As in Astro's parser an unquoted day is a date. One that the calendar lacks
// stays wrong here, where `Date` would make another day of it.
const day: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-(?:\d\d-\d\d|\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d.*)$/,
  resolve: (text) => {
    const date = new Date(`${text}T00:00:00Z`);
    const real = !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
    return real ? date : new Date(Number.NaN);
  },
};

/**
 * Reads YAML without giving up at the first error.
 * @param text the YAML
 * @param firstLine the number of its first line in the file
 */
export function parseYaml(text: string, firstLine: number): YamlDocument {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    customTags: (tags) => [...tags, day],
  });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const errors = new Map<number, string>();
  for (const { offset, message } of findErrors(document)) {
    // What follows in the same line is seldom a mistake of its own.
    if (!errors.has(lineAt(offset))) errors.set(lineAt(offset), message);
  }
  return {
    errors: Array.from(errors, ([line, message]) => ({ line, message })),
    data: errors.size === 0 ? document.toJS() : undefined,
    lineOf: (path) => lineAt(locate(document, path).offset ?? 0),
    written: (path) => {
      const { node } = locate(document, path);
      return isScalar(node) && node.type === 'PLAIN' ? node.source : undefined;
    },
  };
}

function findErrors(document: Document) {
  const errors = [...document.errors, ...document.warnings].map(({ code, message, pos: [offset] }) => ({
    offset: code === 'MISSING_CHAR' ? startOf(document, offset) : offset,
    message: adviseOnYaml(code, message),
  }));
  visit(document, {
    Node(_key, node) {
      if (!isAlias(node) && !('anchor' in node && node.anchor)) return;
      const message = 'begins with & or *, which have a meaning in YAML: put the text in quotes.';
      errors.push({ offset: node.range?.[0] ?? 0, message });
    },
  });
  return errors;
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

function locate(document: Document, path: Path) {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
      if (isScalar(pair?.key)) offset = pair.key.range?.[0];
      node = pair?.value;
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step];
      if (isScalar(node) || isMap(node) || isSeq(node)) offset = node.range?.[0];
    } else {
      return { offset, node: undefined };
    }
  }
  return { offset, node };
}
