import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';

// What headings in English and Dutch are written with; any other sign is set in the stand-in.
const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' + ' .,:;!?’‘“”()–-&/+éëïóöèüáÉ';

// Younger than the package's types.
const newer = { keepFeatures: [], noHinting: true, dropTables: ['gasp', 'GDEF', 'STAT'] };

/**
 * Cuts the headings' face out of the whole family: one weight at one size.
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
