import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/support/folders.ts';

/** Files that a reader, a build or a test writes, and drawings and sections, which a company replaces. */
const exceptions = /vacancies|a-crane-of-our-own|^(?:art|scenes|dist|test-results|src\/content\/\w+)(?:\/|$)/;

/** The paths that a document names in `code`. A `<name>` or `…` stands for any name. */
const pathsIn = (text: string): string[] =>
  Array.from(text.matchAll(/`([\w[][\w.[\]<>…*/-]*\/[\w.[\]<>…*/-]*)`/g), ([, path = '']) => path).filter(
    (path) => !exceptions.test(path),
  );

/** Finds paths from a folder; those of tests are named without an ending. */
const find = (cwd: string, path: string) =>
  globSync(`${path.replace(/<\w+>|…/g, '*').replace(/\[(.*?)\]/g, '?$1?')}{,.ts,.test.ts}`, { cwd });

const documents = globSync(['*.md', '.github/*.md', 'art/*.md', 'docs/*.md', 'tests/*.md'], { cwd: root });

test.each(documents)('docs: every path that %s names exists', (file) => {
  const folders = [root, join(root, dirname(file))];
  const isPath = (path: string) =>
    folders.some((folder) => find(folder, `${path.split('/')[0]}/`).length > 0);
  const missing = pathsIn(readFileSync(join(root, file), 'utf8'))
    .filter(isPath)
    .filter((path) => folders.every((folder) => find(folder, path).length === 0));
  expect(missing).toEqual([]);
});
