import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { root } from '#tests/support/folders.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const drawings = globSync('art/**/*.svg', { cwd: root }).map((path) => ({ path, text: read(path) }));

test('drawings: they need no script, font or other file, and carry no metadata', () => {
  const forbidden = 'script, image, foreignObject, text, metadata, use:not([xlink\\:href^="#"])';
  const faults = drawings.flatMap(({ path, text }) =>
    parse(text)
      .querySelectorAll(forbidden)
      .map(({ rawTagName }) => `${path}: ${rawTagName}`),
  );
  expect(drawings.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});

test('drawings: they have the colours of the site, except faces', () => {
  // White, and the halo of the sun.
  const extra = ['#fff', '#ffffff', '#f9c6a0', 'none'];
  const palette = new Set([...extra, ...(read('src/styles/tokens.css').match(/#[\da-f]{6}\b/g) ?? [])]);
  const faults = drawings
    .filter(({ path }) => !/^art\/(?:people|portraits)\//.test(path))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/\b(?:fill|stroke|stop-color)(?:="|: ?)([^";}]+)/g))
        .filter(([, paint = '']) => !palette.has(paint.toLowerCase()))
        .map(([found]) => `${path}: ${found}`),
    );
  expect(faults).toEqual([]);
});

test('drawings: the favicon that is served is the one in art/', () => {
  expect(read('public/favicon.svg')).toBe(read('art/icons/favicon.svg'));
});
