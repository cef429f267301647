import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { roundKerning } from './kerning.ts';

const source =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';

/**
 * What Dutch, English and the names of neighbours are written with; any other sign, such as those of code, is set in
 * the stand-in, which has the same measures. With its kerning each weighs up to a hundred bytes.
 */
const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const letters = `${alphabet}${alphabet.toUpperCase()}0123456789 \u00a0!%&'()+,-./:;?@–‘’“”…€àáäåçèéêëíïñóöøúüÉ`;

/** The cuts of the family that the site has. */
const cuts = {
  // Headings: heavy, and drawn for a size between theirs, so that the dot of an i stays clear in the small ones.
  'display.woff2': { wght: 760, wdth: 100, opsz: 48 },
  // Lead lines, quotations and numerals: light and narrow.
  'display-narrow.woff2': { wght: 360, wdth: 80, opsz: 30 },
};

// Younger than the package's types.
const newer = { keepFeatures: ['kern'], noHinting: true };

/**
 * Cuts the display faces out of the whole family, with kerning.
 * @returns WOFF2 files by name
 */
export async function cutDisplayFaces(): Promise<Map<string, Uint8Array>> {
  const family = await readFile(fileURLToPath(import.meta.resolve(source)));
  const faces = new Map<string, Uint8Array>();
  for (const [name, axes] of Object.entries(cuts)) {
    const cut = await subsetFont(family, letters, {
      targetFormat: 'truetype',
      variationAxes: axes,
      ...newer,
    });
    roundKerning(cut);
    faces.set(name, await subsetFont(cut, letters, { targetFormat: 'woff2', ...newer }));
  }
  return faces;
}
