import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { wrapAsIco } from './ico.ts';

/** What stands behind the name: the favicon's tile by day. */
const tile = '#0f1e33';

/**
 * Makes what `public/` holds of pictures: the icons, from `favicon.svg`.
 * @param folder that holds it; its address ends with a slash
 * @returns the files by name; `favicon.svg` itself, which is served as it is drawn, is one of them
 */
export async function renderIcons(folder: URL): Promise<Map<string, Uint8Array>> {
  const favicon = await readFile(new URL('favicon.svg', folder));
  return new Map([
    ['favicon.svg', favicon],
    ['favicon.ico', wrapAsIco(await drawIcon(favicon, 32, false), 32)],
    ['apple-touch-icon.png', await drawIcon(favicon, 180)],
    ['icon-192.png', await drawIcon(favicon, 192)],
    ['icon-512.png', await drawIcon(favicon, 512)],
    ['icon-maskable-512.png', await drawMaskable(favicon, 512)],
  ]);
}

const render = (picture: Sharp): Promise<Buffer> => picture.png({ palette: true }).toBuffer();

/** The favicon at any size; an opaque one has no round corners, for systems that cut their own. */
function drawIcon(favicon: Uint8Array, size: number, opaque = true): Promise<Buffer> {
  const picture = sharp(favicon, { density: (72 * size) / 32 }).resize(size);
  return render(opaque ? picture.flatten({ background: tile }) : picture);
}

/** A maskable icon may lose everything outside the middle 80 per cent. */
async function drawMaskable(favicon: Uint8Array, size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.78);
  const [near, far] = [Math.ceil((size - inner) / 2), Math.floor((size - inner) / 2)];
  const edges = { top: near, left: near, bottom: far, right: far };
  return render(sharp(await drawIcon(favicon, inner)).extend({ ...edges, background: tile }));
}
