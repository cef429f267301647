import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { colours } from '#content/schemas.ts';
import { themeColours } from '#site/colours.ts';
import { readPalette } from '#site/palette.ts';
import { root } from '#tests/support/folders.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sheet = read('src/styles/tokens.css');
const palette = readPalette(read('src/styles/palette.css')).set('white', '#fff');

/** The two colours of a role: by day and at night. */
function pairOf(role: string, css = sheet): string[] {
  const pair = new RegExp(`--${role}: light-dark\\((.+), (.+)\\);`).exec(css)?.slice(1) ?? [];
  return pair.map((colour) => palette.get(colour.replace(/var\(--(.+)\)/, '$1')) ?? '#000');
}

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
  expect(Object.values(themeColours)).toEqual(pairOf('color-surface'));
});

test('colours: only the palette has hexadecimal colours, drawings and styles have their names', () => {
  const files = globSync(['art/**/*.svg', 'src/**/*.{astro,css,ts,tsx}'], { cwd: root });
  const found = files
    .filter((file) => !file.startsWith('src/styles/palette'))
    .flatMap((file) =>
      (read(file).match(/(?<=[\s"':(])#(?:[\da-f]{3,4}){1,2}(?=[\s"';,)}])/gi) ?? []).map(
        (colour) => `${file}: ${colour}`,
      ),
    );
  expect(found).toEqual([]);
});

describe.each(colours)('the colour %s', (name) => {
  const block = sheet.split(`[data-colour='${name}'] {`)[1] ?? '';
  test.each([
    ['ink', 4.5],
    ['light', 3],
  ])('%s contrasts with its ground in both schemes', (token, least) => {
    const ratios = pairOf('ground', block).map((ground, scheme) =>
      contrast(ground, pairOf(token, block)[scheme] ?? ground),
    );
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(least);
  });
});
