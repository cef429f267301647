import { readFile, readdir } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Renders every drawing of a folder at its own size, as an indexed PNG: flat colours need but few shades at their edges.
 * @param folder whose SVG files are rendered; its address ends with a slash
 * @returns the PNGs by file name
 * @throws when a file is no SVG that can be rendered
 */
export async function renderPictures(folder: URL): Promise<Map<string, Uint8Array>> {
  const drawings = (await readdir(folder)).filter((name) => name.endsWith('.svg')).sort();
  const pictures = new Map<string, Uint8Array>();
  for (const name of drawings) {
    const image = sharp(await readFile(new URL(name, folder)));
    const png = await image.png({ palette: true, quality: 94, dither: 0, effort: 10 }).toBuffer();
    pictures.set(name.replace(/svg$/, 'png'), png);
  }
  return pictures;
}
