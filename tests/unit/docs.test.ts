import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/support/folders.ts';

const tops = globSync('*/', { cwd: root, exclude: (name) => name === 'node_modules' }).map((name) =>
  name.replace(/\/$/, ''),
);

/** Files that a reader is going to write. */
const examples = /vacancies|a-crane-of-our-own/;

/** The paths below the project's folders that a document names in `code`. A `<name>` or `…` stands for any name. */
const pathsIn = (text: string): string[] =>
  Array.from(text.matchAll(/`([\w.[\]<>…*/-]+\/[\w.[\]<>…*/-]*)`/g), ([, path = '']) => path)
    .filter((path) => tops.includes(path.split('/')[0] ?? ''))
    .filter((path) => !/^(?:dist|test-results)\//.test(path) && !examples.test(path));

test.each(
  globSync('{*.md,*/README.md,docs/*.md}', { cwd: root }).filter((file) => !file.startsWith('node_modules')),
)('docs: every path that %s names exists', (file) => {
  const missing = pathsIn(readFileSync(join(root, file), 'utf8')).filter(
    (path) =>
      globSync(path.replace(/<\w+>|…/g, '*').replace(/\[(.*?)\]/g, '?$1?'), { cwd: root }).length === 0,
  );
  expect(missing).toEqual([]);
});
