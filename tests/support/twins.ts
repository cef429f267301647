import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownToMdast, type MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { dist } from './folders.ts';
import type { Page } from './pages.ts';

/** Where a page's twin stands below `dist/`. */
export const twinFile = ({ file }: Page): string => file.replace(/\.html$/, '.md');

/** Tells whether a page has a twin. */
export const hasTwin = (page: Page): boolean => existsSync(join(dist, twinFile(page)));

/**
 * Reads the twin of a page as a reader of Markdown does.
 * @returns what it says in front, and the parts of its text in their order
 */
export function readTwin(page: Page) {
  const source = readFileSync(join(dist, twinFile(page)), 'utf8');
  const [, front = '', text = ''] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(source) ?? [];
  const nodes: MdastNode[] = [];
  visit(markdownToMdast(text) as MdastNode & { type: 'root' }, (node) => void nodes.push(node as MdastNode));
  return { front: parse(front) as Record<string, string>, nodes };
}
