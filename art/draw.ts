/*
  Draws the covers and portraits: `node art/draw.ts` for all, `node art/draw.ts two-trainees grower` for some.
*/
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { newsCovers, projectCovers } from './covers/index.ts';
import { portraits } from './portraits.ts';

const content = new URL('../src/content/', import.meta.url);

/** Where each set of drawings goes. */
const sets = [
  { folder: 'projects/covers/', drawings: projectCovers },
  { folder: 'news/covers/', drawings: newsCovers },
  { folder: 'testimonials/portraits/', drawings: portraits },
];

/** Writes a drawing as an indexed PNG; flat colours need but few shades at their edges. */
async function write(svg: string, file: URL): Promise<void> {
  const image = sharp(Buffer.from(svg)).png({ palette: true, quality: 94, dither: 0, effort: 10 });
  const { size } = await image.toFile(fileURLToPath(file));
  console.log(`${file.pathname.slice(content.pathname.length)}  ${Math.ceil(size / 1000)} kB`);
}

const wanted = process.argv.slice(2);
const known = sets.flatMap(({ drawings }) => Object.keys(drawings));
const unknown = wanted.filter((id) => !known.includes(id));
if (unknown.length > 0) throw new Error(`No such drawing: ${unknown.join(', ')}`);

for (const { folder, drawings } of sets) {
  await mkdir(new URL(folder, content), { recursive: true });
  for (const [id, draw] of Object.entries(drawings)) {
    if (wanted.length === 0 || wanted.includes(id))
      await write(draw(), new URL(`${folder}${id}.png`, content));
  }
}
