import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// What headings in English and Dutch are written with. A heading may hold any
// other sign too: it is then set in the fallback face, which has the same metrics.
const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' + ' .,:;!?’‘“”()–-&/+éëïóöèüáÉ';

const source = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
const target = new URL('../src/assets/display.woff2', import.meta.url);

// The last three are younger than the package's types.
const options: Parameters<typeof subsetFont>[2] & Record<string, unknown> = {
  targetFormat: 'woff2',
  variationAxes: { wght: 700, opsz: 48 },
  // The face is spaced so well that kerning moves a heading's end by less than a hundredth, for two fifths of the
  // file; fractions and other figures are never asked for.
  keepFeatures: [],
  noHinting: true,
  dropTables: ['gasp', 'GDEF', 'STAT'],
};

const font = await subsetFont(await readFile(fileURLToPath(import.meta.resolve(source))), letters, options);
await writeFile(target, font);
console.log(`${fileURLToPath(target)}: ${font.length} bytes`);
