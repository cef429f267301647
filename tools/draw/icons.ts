import { readFile } from 'node:fs/promises';
import pngToIco from 'png-to-ico';
import sharp, { type Sharp } from 'sharp';

/** The favicon's background in light mode. */
const background = '#0f1e33';

/**
 * Renders the icons in `public/` from `favicon.svg`.
 * @param folder of `favicon.svg`; its URL ends with a slash
 * @returns the files by name, with `favicon.svg` itself, unchanged
 */
export async function renderIcons(folder: URL): Promise<Map<string, Uint8Array>> {
  const favicon = await readFile(new URL('favicon.svg', folder));
  return new Map([
    ['favicon.svg', favicon],
    ['favicon.ico', await pngToIco([await drawIcon(favicon, 32, false)])],
    ['apple-touch-icon.png', await drawIcon(favicon, 180)],
    ['icon-192.png', await drawIcon(favicon, 192)],
    ['icon-512.png', await drawIcon(favicon, 512)],
    ['icon-maskable-512.png', await drawMaskable(favicon, 512)],
  ]);
}

const render = (picture: Sharp): Promise<Buffer> => picture.png({ palette: true }).toBuffer();

/** Opaque icons have square corners, since systems round them. */
function drawIcon(favicon: Uint8Array, size: number, opaque = true): Promise<Buffer> {
  const picture = sharp(favicon, { density: (72 * size) / 32 }).resize(size);
  return render(opaque ? picture.flatten({ background }) : picture);
}

/** Systems may crop a maskable icon to its middle 80 per cent. */
async function drawMaskable(favicon: Uint8Array, size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.78);
  const [near, far] = [Math.ceil((size - inner) / 2), Math.floor((size - inner) / 2)];
  const edges = { top: near, left: near, bottom: far, right: far };
  return render(sharp(await drawIcon(favicon, inner)).extend({ ...edges, background }));
}
