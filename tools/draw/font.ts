import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Latin-1 and the punctuation of print; any other sign is set in the stand-in, which has the same measures. */
const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’‚“”„•…€`;

// Younger than the package's types.
const newer = { keepFeatures: ['kern'], noHinting: true };

/**
 * Cuts the headings' face out of the whole family: one weight at one size, with kerning.
 * @returns a WOFF2 file
 */
export async function cutDisplayFace(): Promise<Uint8Array> {
  const family = await readFile(fileURLToPath(import.meta.resolve(source)));
  return subsetFont(family, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 700, opsz: 48 },
    ...newer,
  });
}
