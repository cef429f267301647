import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownToMdast, type MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { root } from '#tests/support/folders.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** What documents name though it is not in the repository. */
const elsewhere = [
  // What a build writes, and keeps for the next one.
  /^(?:dist(?:\.unfinished|-preview)?|release)(?:\/|$)/,
  /^node_modules\/\.astro$/,
  // What somebody makes who does as the document says.
  /\ba-crane-of-our-own\.md$/,
  /^\.\.\/covers\/bridge\.jpg$/,
  /\bde-DE\.json$/,
  /\bvacancies(?:\.ts|\/|$)/,
  // A type.
  /^text\/(?:javascript|plain;)$/,
];

interface Document {
  file: string;
  /** What stands in backticks, word by word. */
  words: string[];
  /** The addresses of links and pictures. */
  links: string[];
  /** The addresses of its headings, as GitHub makes them: `#run-it`. */
  anchors: string[];
}

/** The words of a heading. */
function textOf(heading: MdastNode): string {
  let text = '';
  visit(heading, (node) => {
    if ('value' in node) text += node.value;
  });
  return text;
}

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

function readDocument(file: string): Document {
  const words: string[] = [];
  const links: string[] = [];
  const anchors: string[] = [];
  visit(markdownToMdast(readFileSync(join(root, file), 'utf8')), (node) => {
    if (node.type === 'inlineCode' || node.type === 'code') words.push(...node.value.split(/\s+/));
    if (node.type === 'link' || node.type === 'image') links.push(node.url);
    if (node.type === 'heading') anchors.push(`#${anchorOf(textOf(node))}`);
  });
  return { file, words, links, anchors };
}

const documents = globSync('{README,CONTRIBUTING,CHANGELOG,{art,docs}/*}.md', { cwd: root })
  .sort()
  .map(readDocument);

/** An address of the site begins with a slash; so does a path of another machine. */
const isPath = (word: string) =>
  !/^[/@#]|[:=()]/.test(word) && /\w\/|^[\w.-]+\.(?:[jt]sx?|mjs|astro|css|jsonc?|md|svg|png)$/.test(word);

const exists = (path: string) =>
  path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path));

/** The paths of a document that lead nowhere, from the root or from its own folder. */
function findLost({ file, words }: Document): string[] {
  // The twin of a file is named without its folder.
  let folder = '.';
  return words.filter(isPath).filter((path) => {
    if (elsewhere.some((pattern) => pattern.test(path))) return false;
    const found = [path, join(dirname(file), path), join(folder, path)].find(exists);
    if (found !== undefined) folder = dirname(found);
    return found === undefined;
  });
}

test('the documents are found, and what they name is read', () => {
  expect(documents.map(({ file }) => file)).toContain('docs/architecture.md');
  expect(documents.flatMap(({ words }) => words.filter(isPath)).length).toBeGreaterThan(50);
});

test.each(documents)('every path that $file names exists', (document) => {
  expect(findLost(document)).toEqual([]);
});

test.each(documents)('every link of $file to the repository leads somewhere', ({ file, links, anchors }) => {
  const own = links.filter((link) => !URL.canParse(link));
  const leads = (link: string) => {
    const [path = '', anchor] = link.split('#');
    const target = join(dirname(file), path);
    if (anchor === undefined) return exists(target);
    const headings = path === '' ? anchors : documents.find((other) => other.file === target)?.anchors;
    return headings?.includes(`#${anchor}`) ?? false;
  };
  expect(own.filter((link) => !leads(link))).toEqual([]);
});

test('every command that a document names is one of package.json', () => {
  const named = documents.flatMap(({ words }) =>
    words.flatMap((word, index) => (word === 'run' && words[index - 1] === 'npm' ? [words[index + 1]] : [])),
  );
  expect(named.length).toBeGreaterThan(10);
  expect([...new Set(named)].filter((name = '') => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('each exception is still needed', () => {
  const paths = documents.flatMap(({ words }) => words.filter(isPath));
  expect(elsewhere.filter((pattern) => !paths.some((path) => pattern.test(path)))).toEqual([]);
});
