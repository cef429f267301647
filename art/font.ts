import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// What headings in English and Dutch are written with. A heading may hold any
// other sign too: it is then set in the fallback face, which has the same metrics.
const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' + ' .,:;!?’‘“”()–-&/+éëïóöèüáÉ';

const source = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
const target = new URL('../src/assets/display.woff2', import.meta.url);

const font = await subsetFont(await readFile(fileURLToPath(import.meta.resolve(source))), letters, {
  targetFormat: 'woff2',
  variationAxes: { wght: 700, opsz: 48 },
});
await writeFile(target, font);
console.log(`${fileURLToPath(target)}: ${font.length} bytes`);
