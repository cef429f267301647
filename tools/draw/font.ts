import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';

const small = 'abcdefghijklmnopqrstuvwxyzàáâãäåæçèéêëìíîïñòóôõöøùúûüœ';
/** The letters of Western European languages. The fallback fonts, with the same metrics, show all others. */
const letters = `${small}${small.toUpperCase()}ßÿ0123456789 \u00a0!"#%&'()*+,-./:;=?@[]_©·×–—‘’“”…€`;

const packages = '@fontsource-variable';
const display = `${packages}/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2`;
const text = `${packages}/public-sans/files/public-sans-latin-wght-normal.woff2`;

/** The parts of the variable families that the site uses, by file name. */
const fonts = {
  // Headings: heavy. The optical size keeps the dot of an i apart in the small ones.
  'display.woff2': { family: display, variationAxes: { wght: 760, wdth: 100, opsz: 48 } },
  // Lead lines, quotations and numerals: light and narrow.
  'display-narrow.woff2': { family: display, variationAxes: { wght: 360, wdth: 80, opsz: 30 } },
  // Everything else. One variable file is smaller than a regular and a bold one.
  'text.woff2': { family: text, variationAxes: { wght: { min: 400, max: 700 } } },
};

/**
 * Subsets the fonts from their families, with kerning and tabular figures.
 * @returns WOFF2 files by name
 */
export async function subsetFonts(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [name, { family, variationAxes }] of Object.entries(fonts)) {
    const source = await readFile(fileURLToPath(import.meta.resolve(family)));
    // These options are missing from the package's types.
    const untyped = { keepFeatures: ['kern', 'tnum'], noHinting: true };
    files.set(name, await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes, ...untyped }));
  }
  return files;
}

/**
 * Measures the letters of a font.
 * @param file the font
 * @returns JSON: advance width, left edge, right edge and height by letter, in thousandths of the font size
 * @throws {Error} when the file isn't a single font
 */
export function measureLetters(file: Uint8Array): Uint8Array {
  const font = create(Buffer.from(file));
  if (font.isCollection) throw new Error('Expected a font, this is a collection.');
  const lines = [...letters].sort().map((letter) => {
    const { advanceWidth, bbox } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    const isBlank = bbox.maxX < bbox.minX;
    const edges = isBlank ? [0, advanceWidth, 0] : [bbox.minX, bbox.maxX, bbox.maxY];
    return `  ${JSON.stringify(letter)}: [${[advanceWidth, ...edges].join(', ')}]`;
  });
  return Buffer.from(`{\n${lines.join(',\n')}\n}\n`);
}
