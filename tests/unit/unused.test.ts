import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
