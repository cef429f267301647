import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownToMdast, type MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';
import { locales, type LocaleCode } from '#i18n/locales.ts';
import { root } from './folders.ts';

/** What an editors’ guide says to type. */
export interface Guide {
  code: LocaleCode;
  /** Its file, from the root. */
  file: string;
  /** Everything in backticks. */
  words: string[];
  /** The commands of the project, with their arguments, each once: `check:content`, `--`, `--lang`, `nl`. */
  commands: string[][];
  /** The fields in the table of those that a news item has. */
  fields: string[];
  /** The Markdown of each row of the table of features. */
  examples: string[];
}

/** What somebody types who types what a cell shows; `<br>` is a new line. */
function typed(cell: MdastNode): string {
  let text = '';
  visit(cell, (node) => {
    if (node.type === 'inlineCode') text += node.value;
    if (node.type === 'html') text += '\n';
  });
  return text;
}

/** Takes a command apart as a shell does. */
const takeApart = (command: string): string[] =>
  Array.from(command.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, word]) => quoted ?? word ?? '');

/** The first cells of a table’s rows, its heading left out. */
const firstCells = (table: Extract<MdastNode, { type: 'table' }>) =>
  table.children.slice(1).flatMap(({ children }) => children.slice(0, 1));

function readGuide(code: LocaleCode): Guide {
  const file = `docs/editing.${code}.md`;
  const words: string[] = [];
  const tables: string[][] = [];
  visit(markdownToMdast(readFileSync(join(root, file), 'utf8')), (node) => {
    if (node.type === 'inlineCode') words.push(node.value);
    if (node.type === 'table') tables.push(firstCells(node).map(typed));
  });
  const commands = new Set(words.filter((word) => word.startsWith('npm run ')));
  return {
    code,
    file,
    words,
    commands: [...commands].map((command) => takeApart(command).slice(2)),
    fields: tables.find((rows) => rows.includes('title')) ?? [],
    examples: tables.find((rows) => rows.some((row) => row.startsWith('## '))) ?? [],
  };
}

/** The editors’ guides, one in each language. */
export const guides: Guide[] = locales.map(({ code }) => readGuide(code));
