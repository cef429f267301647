import { readFile, readdir } from 'node:fs/promises';
import sharp from 'sharp';

/** The size of the images that link previews show, in pixels. */
export const openGraphSize = { width: 1200, height: 630 };

/**
 * Renders every SVG of a folder as an indexed PNG, which is enough for flat colours.
 * @param folder of the SVG files; its URL ends with a slash
 * @param size in pixels; by default the drawing's own. The bottom is cropped if it doesn't fit
 * @returns the PNGs by file name
 * @throws {Error} when a file isn't valid SVG
 */
export async function renderPictures(
  folder: URL,
  size?: typeof openGraphSize,
): Promise<Map<string, Uint8Array>> {
  const drawings = (await readdir(folder)).filter((name) => name.endsWith('.svg')).sort();
  const pictures = new Map<string, Uint8Array>();
  for (const name of drawings) {
    // A high density, because the drawing is scaled down afterwards.
    const image = sharp(await readFile(new URL(name, folder)), { density: size ? 300 : 72 });
    if (size) image.resize({ ...size, position: 'top' });
    const png = await image.png({ palette: true, quality: 94, dither: 0, effort: 10 }).toBuffer();
    pictures.set(name.replace(/svg$/, 'png'), png);
  }
  return pictures;
}
