/*
  `npm run draw` renders the icons from art/icons/favicon.svg, and subsets the fonts. The output is committed, and
  reproducible: the same drawing gives the same files.
*/
import { readFile, writeFile } from 'node:fs/promises';
import { showHelp } from '#tools/help.ts';
import { measureLetters, subsetFonts } from './font.ts';
import { renderIcons } from './icons.ts';

showHelp(import.meta.filename);

const root = new URL('../../', import.meta.url);
const files = new Map<string, Uint8Array>();

for (const [name, data] of await renderIcons(root)) files.set(`public/${name}`, data);
for (const [name, font] of await subsetFonts()) {
  files.set(`src/assets/${name}`, font);
  if (name === 'display.woff2')
    files.set('src/components/shared/drawings/letters.json', measureLetters(font));
}

for (const [path, data] of files) {
  const file = new URL(path, root);
  const old = await readFile(file).catch(() => undefined);
  if (old?.equals(data)) continue;
  await writeFile(file, data);
  console.log(`${path}  ${Math.ceil(data.length / 1000)} kB`);
}
