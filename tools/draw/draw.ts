/*
  `npm run draw` renders the icons from art/icons/favicon.svg, subsets the fonts, and writes the sheet that
  shows a drawing's colours in a browser. The output is committed, and reproducible: the same input gives the
  same files.
*/
import { readFile, writeFile } from 'node:fs/promises';
import { drawingColours } from '#styles/colours.ts';
import { showHelp } from '#tools/help.ts';
import { computeFallbacks, subsetFonts } from './font.ts';
import { renderIcons } from './icons.ts';

showHelp(import.meta.filename);

const root = new URL('../../', import.meta.url);
const files = new Map<string, Uint8Array>();

for (const [name, data] of await renderIcons(root)) files.set(`public/${name}`, data);
for (const [name, font] of await subsetFonts()) files.set(`src/assets/${name}`, font);
files.set('src/styles/fallback-fonts.css', await computeFallbacks());

const colours = Object.entries(drawingColours).map(([name, value]) => `  --${name}: ${value};\n`);
files.set('art/palette.css', Buffer.from(`:root {\n${colours.join('')}}\n`));

for (const [path, data] of files) {
  const file = new URL(path, root);
  const old = await readFile(file).catch(() => undefined);
  if (old?.equals(data)) continue;
  await writeFile(file, data);
  console.log(`${path}  ${Math.ceil(data.length / 1000)} kB`);
}
