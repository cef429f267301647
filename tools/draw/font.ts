import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
/** The letters of Western European languages. The fallback font, with the same metrics, shows all others. */
const letters = `${alphabet}${alphabet.toUpperCase()}0123456789 \u00a0!%&'()+,-./:;?@–‘’“”…€àáäåçèéêëíïñóöøúüÉ`;

/** The instances of the variable family that the site uses, by file name. */
const instances = {
  // Headings: heavy. The optical size keeps the dot of an i apart in the small ones.
  'display.woff2': { wght: 760, wdth: 100, opsz: 48 },
  // Lead lines, quotations and numerals: light and narrow.
  'display-narrow.woff2': { wght: 360, wdth: 80, opsz: 30 },
};

/**
 * Subsets the display fonts from the whole family, with kerning.
 * @returns WOFF2 files by name
 */
export async function subsetDisplayFonts(): Promise<Map<string, Uint8Array>> {
  const family = await readFile(fileURLToPath(import.meta.resolve(source)));
  const fonts = new Map<string, Uint8Array>();
  for (const [name, variationAxes] of Object.entries(instances)) {
    // These options are missing from the package's types.
    const untyped = { keepFeatures: ['kern'], noHinting: true };
    fonts.set(name, await subsetFont(family, letters, { targetFormat: 'woff2', variationAxes, ...untyped }));
  }
  return fonts;
}
