import { expect, test } from 'vitest';
import { fillColours, readPalette } from '#site/palette.ts';

const palette = readPalette(':root { --quay-500: #0b7a75; }', ':root {\n  --sky: #fff;\n}');

test('palette: names in a drawing become the colours of all sheets, and it no longer names a sheet', () => {
  const drawing =
    '<?xml-stylesheet href="palette.css"?>\n<svg fill="var(--sky)"><style>a { fill: var(--quay-500) }</style></svg>';
  expect(fillColours(palette, 'quay.svg', drawing)).toBe(
    '<svg fill="#fff"><style>a { fill: #0b7a75 }</style></svg>',
  );
});

test('palette: a name that it lacks stops the build, with file and remedy', () => {
  expect(() => fillColours(palette, '/art/quay.svg', '<svg fill="var(--quay-400)"/>')).toThrow(
    '/art/quay.svg has the colour var(--quay-400): use one of src/styles/palette.css, or add it there.',
  );
});
