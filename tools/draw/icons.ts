import { readFile } from 'node:fs/promises';
import pngToIco from 'png-to-ico';
import sharp, { type Sharp } from 'sharp';
import { fillColours, palette } from '#styles/colours.ts';

const source = 'art/icons/favicon.svg';

/**
 * Renders the icons in `public/` from the favicon in `art/`.
 * @param root the project's folder; its URL ends with a slash
 * @returns the files by name
 */
export async function renderIcons(root: URL): Promise<Map<string, Uint8Array>> {
  const read = (path: string) => readFile(new URL(path, root), 'utf8');
  const drawing = (await read(source)).replace(/\s*<!--.*?-->/g, '');
  const favicon = Buffer.from(fillColours(source, drawing));
  const drawIcon = (size: number) => sharp(favicon, { density: (72 * size) / 32 }).resize(size);
  // The favicon's own background in light mode.
  const background = palette['deep-900'];
  // Opaque icons have square corners, since systems round them.
  const drawOpaque = (size: number) => toPng(drawIcon(size).flatten({ background }));
  // Systems may crop a maskable icon to its middle 80 per cent.
  const inner = Math.round(512 * 0.78);
  const [near, far] = [Math.ceil((512 - inner) / 2), Math.floor((512 - inner) / 2)];
  const edges = { top: near, left: near, bottom: far, right: far };
  return new Map([
    ['favicon.svg', favicon],
    ['favicon.ico', await pngToIco([await toPng(drawIcon(32))])],
    ['apple-touch-icon.png', await drawOpaque(180)],
    ['icon-192.png', await drawOpaque(192)],
    ['icon-512.png', await drawOpaque(512)],
    ['icon-maskable-512.png', await toPng(sharp(await drawOpaque(inner)).extend({ ...edges, background }))],
  ]);
}

const toPng = (picture: Sharp): Promise<Buffer> => picture.png({ palette: true }).toBuffer();
