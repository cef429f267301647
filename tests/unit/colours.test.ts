import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { themeColours } from '#company';
import { colours } from '#content/schemas/shared.ts';

const sheet = await readFile(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
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
