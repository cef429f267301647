/*
  Writes the pictures of the services as vector files: `node art/services.ts`.
*/
import { mkdir, writeFile } from 'node:fs/promises';
import { colours } from './palette.ts';
import { servicePictures, type Layer } from './service-pictures.ts';

const folder = new URL('../src/assets/services/', import.meta.url);

const paints = {
  sky: colours.mist100,
  low: '#fbe6d2',
  water: colours.navy700,
  deep: colours.navy900,
  steel: colours.navy800,
  far: colours.mist400,
  light: colours.orange500,
  paper: colours.paper,
  glow: '#f9c6a0',
};

/** A layer as markup: `s-` fills the outline, `l-` draws it as a line. */
function shape([paint, outline, width = 0, dashes]: Layer): string {
  const [kind, name] = paint.split('-');
  const colour = Object.entries(paints).find(([key]) => key === name)?.[1];
  if (!colour) throw new Error(`art/service-pictures.ts: no paint is called "${paint}".`);
  if (kind === 's') return `<path fill="${colour}" d="${outline}"/>`;
  const dashing = dashes ? ` stroke-dasharray="${dashes}"` : '';
  return `<path fill="none" stroke="${colour}" stroke-width="${width}"${dashing} d="${outline}"/>`;
}

await mkdir(folder, { recursive: true });
for (const [id, layers] of Object.entries(servicePictures)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="260" viewBox="0 0 400 260">${layers
    .map(shape)
    .join('')}</svg>\n`;
  await writeFile(new URL(`${id}.svg`, folder), svg);
  console.log(`${id}.svg  ${svg.length} bytes`);
}
