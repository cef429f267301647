import { readFile, readdir } from 'node:fs/promises';
import sharp from 'sharp';

/** The size of the images that link previews show, in pixels. */
export const openGraphSize = { width: 1200, height: 630 };

/**
 * Renders every drawing of a folder as an indexed PNG, since flat colours need few shades at their edges.
 * @param folder whose SVG files are rendered; its address ends with a slash
 * @param size in pixels, if it isn't the drawing's own; what doesn't fit is cut off at the bottom
 * @returns the PNGs by file name
 * @throws when a file is no SVG that can be rendered
 */
export async function renderPictures(
  folder: URL,
  size?: typeof openGraphSize,
): Promise<Map<string, Uint8Array>> {
  const drawings = (await readdir(folder)).filter((name) => name.endsWith('.svg')).sort();
  const pictures = new Map<string, Uint8Array>();
  for (const name of drawings) {
    // Rendered large enough to be made smaller.
    const image = sharp(await readFile(new URL(name, folder)), { density: size ? 300 : 72 });
    if (size) image.resize({ ...size, position: 'top' });
    const png = await image.png({ palette: true, quality: 94, dither: 0, effort: 10 }).toBuffer();
    pictures.set(name.replace(/svg$/, 'png'), png);
  }
  return pictures;
}
