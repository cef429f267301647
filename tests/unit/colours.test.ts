import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { themeColours } from '#company';

const sheet = await readFile(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
const tokens = Object.fromEntries(
  Array.from(sheet.matchAll(/--([\w-]+): ([^;]+);/g), ([, name, value]) => [name, value]),
);

test('theme-color: it is the colour of the page in both schemes', () => {
  const [, light = '', dark = ''] =
    /light-dark\(var\(--([\w-]+)\), var\(--([\w-]+)\)\)/.exec(tokens['color-surface'] ?? '') ?? [];
  expect({ light: tokens[light], dark: tokens[dark] }).toEqual(themeColours);
});
