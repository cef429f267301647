/*
  `npm run draw` renders pictures and icons from the drawings in art/, and subsets the fonts. The output is
  committed, and reproducible: the same drawings give the same files.
*/
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { showHelp } from '#tools/help.ts';
import { measureLetters, subsetFonts } from './font.ts';
import { renderIcons } from './icons.ts';
import { openGraphSize, renderPictures } from './pictures.ts';

showHelp(import.meta.filename);

const root = new URL('../../', import.meta.url);
const files = new Map<string, Uint8Array>();

for (const [folder, from] of [
  ['src/content/news/drawings/', 'art/items/news/'],
  ['src/content/projects/drawings/', 'art/items/projects/'],
  ['src/content/services/drawings/', 'art/items/services/'],
  ['src/content/testimonials/portraits/', 'art/portraits/'],
  ['src/assets/open-graph/', 'art/open-graph/'],
  ['src/content/', 'art/placeholder/'],
] as const) {
  for (const [name, png] of await renderPictures(new URL(from, root))) files.set(`${folder}${name}`, png);
}
const services = await renderPictures(new URL('art/services/', root), openGraphSize);
for (const [name, png] of services) files.set(`src/assets/open-graph/services/${name}`, png);
for (const [name, data] of await renderIcons(new URL('art/icons/', root))) files.set(`public/${name}`, data);
for (const [name, font] of await subsetFonts()) {
  files.set(`src/assets/${name}`, font);
  if (name === 'display.woff2') files.set('src/components/ui/drawings/letters.json', measureLetters(font));
}

for (const [path, data] of files) {
  const file = new URL(path, root);
  const old = await readFile(file).catch(() => undefined);
  if (old?.equals(data)) continue;
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, data);
  console.log(`${path}  ${Math.ceil(data.length / 1000)} kB`);
}
