import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { colours } from '#content/schemas.ts';
import { drawingColours, fillColours, grounds, palette, themeColours } from '#styles/colours.ts';
import { root } from '#tests/support/folders.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sheet = read('src/styles/tokens.css');

/** The two colours of a role: by day and at night. */
function pairOf(role: string, css = sheet): string[] {
  const pair =
    new RegExp(`--${role}: light-dark\\(var\\(--(.+)\\), var\\(--(.+)\\)\\);`).exec(css)?.slice(1) ?? [];
  return pair.map((name) => new Map(Object.entries(palette)).get(name) ?? '#000');
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
    .filter((file) => file !== 'src/styles/colours.ts')
    .flatMap((file) =>
      (read(file).match(/(?<=[\s"':(])#(?:[\da-f]{3,4}){1,2}(?=[\s"';,)}])/gi) ?? []).map(
        (colour) => `${file}: ${colour}`,
      ),
    );
  expect(found, 'name the colour in src/styles/colours.ts, and write var(--name)').toEqual([]);
});

describe.each(colours)('the colour %s', (name) => {
  const dark = sheet.includes(`[data-colour='${name}']`);
  const rule = sheet.split(dark ? ':is([data-colour' : ':where([data-colour')[1] ?? '';
  test.each([
    ['ink', 4.5],
    ['light', 3],
  ])('%s contrasts with its ground in both schemes', (token, least) => {
    const ratios = grounds[name].map((ground, scheme) =>
      contrast(drawingColours[ground], pairOf(token, rule)[scheme] ?? drawingColours[ground]),
    );
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(least);
  });
});

test('drawings: names become colours, and a drawing no longer names a sheet', () => {
  const drawing =
    '<?xml-stylesheet href="palette.css"?>\n<svg fill="var(--paper)"><style>a { fill: var(--skin-100) }</style></svg>';
  expect(fillColours('quay.svg', drawing)).toBe(
    `<svg fill="${palette.paper}"><style>a { fill: ${drawingColours['skin-100']} }</style></svg>`,
  );
});

test('drawings: an unknown colour stops the build, with file and remedy', () => {
  expect(() => fillColours('/art/quay.svg', '<svg fill="var(--quay-400)"/>')).toThrow(
    '/art/quay.svg has the colour var(--quay-400): use one of src/styles/colours.ts, or add it there.',
  );
});
