import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ids } from '#site/ids.ts';
import { root } from '#tests/support/folders.ts';

const read = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['node_modules/**'] })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

const style = /^<style(?!.*<\/style>)[^]*?^<\/style>/gm;
const markup = read('src/**/*.{astro,ts,tsx}');
const styles = (read('src/**/*.css') + markup.match(style)?.join('\n')).replaceAll(/\/\*[^]*?\*\//g, '');
const code = markup.replaceAll(style, '');
// Their own rules are inside.
const drawings = read('art/**/*.svg');

/** The first group of every match, each once. */
const find = (pattern: RegExp, text: string) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found)),
];

test('aliases: each is imported', () => {
  const { imports } = JSON.parse(read('package.json')) as { imports: Record<string, string> };
  const imported = read('*.{ts,js,mjs}', '{bench,src,tests,tools}/**/*.{astro,ts,tsx}');
  const aliases = Object.keys(imports).map((alias) => alias.replace('*', ''));
  expect(aliases.filter((alias) => !imported.includes(`'${alias}`))).toEqual([]);
});

test('ids: each has an element', () => {
  expect(Object.keys(ids).filter((name) => !code.includes(`ids.${name}`))).toEqual([]);
});

test('custom properties: each is used', () => {
  const used = find(/var\((--[\w-]+)/g, styles + code);
  expect(find(/(--[\w-]+):/g, styles).filter((name) => !used.includes(name))).toEqual([]);
});

test('classes: each has an element and a rule, or a script that looks for it', () => {
  const selectors = find(/\.([a-z][\w-]*)(?=[^{};]*\{)/g, styles);
  const strings = find(/(["'`][^"'`\n]*["'`])/g, code + drawings).join('\n');
  const elements = find(/\bclass(?:Name)?=?"([^"]+)"/g, code).flatMap((names) => names.split(' '));
  expect(selectors.filter((name) => !new RegExp(`(?<![\\w.-])${name}(?![\\w-])`).test(strings))).toEqual([]);
  expect(elements.filter((name) => !selectors.includes(name) && !strings.includes(`.${name}`))).toEqual([]);
});
