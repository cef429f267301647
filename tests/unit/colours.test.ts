import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { themeColours } from '#company';
import { colours } from '#content/schemas/shared.ts';
import { root } from '#tests/support/folders.ts';

const sheet = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
const tokens = Object.fromEntries(
  Array.from(sheet.matchAll(/--([\w-]+): ([^;]+);/g), ([, name, value]) => [name, value]),
);

/** The contrast of two colours such as `#0f1e33` (WCAG 2.2, "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((colour) => {
      const digits = colour.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
      const [red = 0, green = 0, blue = 0] = [0, 2, 4]
        .map((at) => parseInt(digits.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('theme-color: it is the colour of the page in both schemes', () => {
  const [, light = '', dark = ''] =
    /light-dark\(var\(--([\w-]+)\), var\(--([\w-]+)\)\)/.exec(tokens['color-surface'] ?? '') ?? [];
  expect({ light: tokens[light], dark: tokens[dark] }).toEqual(themeColours);
});

/** The colours of files, with six digits each. */
const coloursIn = (...patterns: string[]) =>
  globSync(patterns, { cwd: root }).map((file) => {
    const found = readFileSync(join(root, file), 'utf8').match(/#(?:[\da-f]{3}){1,2}\b/gi) ?? [];
    return { file, found: new Set(found.map((colour) => colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'))) };
  });

test('drawings: their colours are in tokens.css, or in the faces of art/people and art/portraits', () => {
  const known = coloursIn('src/styles/tokens.css', 'art/{people,portraits}/*.svg').map(({ found }) => found);
  const others = coloursIn('art/**/*.svg').flatMap(({ file, found }) =>
    [...found]
      .filter((colour) => !known.some((set) => set.has(colour)))
      .map((colour) => `${file}: ${colour}`),
  );
  expect(others).toEqual([]);
});

describe.each(colours)('the colour %s', (name) => {
  const block = sheet.split(`[data-colour='${name}'] {`)[1] ?? '';
  const pair = (token: string) =>
    new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(block)?.slice(1) ?? ['#000', '#000'];

  test.each([
    ['ink', 4.5],
    ['light', 3],
  ])('%s contrasts with its ground in both schemes', (token, least) => {
    const ratios = pair('ground').map((ground, scheme) => contrast(ground, pair(token)[scheme] ?? ground));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(least);
  });
});
