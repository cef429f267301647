import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { unescape } from 'node:querystring';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { largestCrop, longestSide, type Size, textWidth } from '#build/crop.ts';
import { collectionTraits, pictureLimits } from '#content/collections.ts';
import { drawingPath } from '#content/fields.ts';
import { findActiveContent } from '#drawings/svg.ts';
import type { Content, Item } from './content.ts';
import { type Place, quote, suggest } from './findings.ts';

/** The format for each file extension, by sharp's name. */
const formats = { avif: 'heif', jpeg: 'jpeg', jpg: 'jpeg', png: 'png', svg: 'svg', webp: 'webp' };

const formatOf = (file: string) => new Map(Object.entries(formats)).get(extname(file).slice(1).toLowerCase());

const wrongFormat = 'which is not a JPEG, PNG, WebP or AVIF: export it as JPEG, or put a drawing into art/.';
const tooLarge = `which has more than ${pictureLimits.bytes / 1e6} MB or ${pictureLimits.megapixels} megapixels: export it as JPEG, 1600 pixels wide.`;

/** Lists the pictures that pages find by name, each a drawing or a photograph. */
export const listArt = (root: string) =>
  globSync('art/{open-graph,people,scenes,services}/*.*', { cwd: root });

/** Checks the photographs that pages find by name. */
export async function checkArt({ root, report }: Content): Promise<void> {
  for (const file of listArt(root).filter((path) => !path.endsWith('.svg'))) {
    const shown = file.startsWith('art/people/')
      ? { width: 480, height: 480 }
      : collectionTraits.services.picture;
    await checkPhotograph(join(root, file), 'is a picture', report(file), shown);
    if (!/\.[a-z]+$/.test(file))
      report(file).error('is not found by the site: write its ending in small letters.');
  }
}

/**
 * Checks a picture of an item.
 * @param path as written, and as Astro looks for it
 * @param shown the size to which the page crops it; pictures in a text aren't cropped
 */
export async function checkPicture(path: string, from: Item, place: Place, { root }: Content, shown?: Size) {
  const subject = `shows ${quote(path)},`;
  const missing = (others: string[]) =>
    `${subject} which does not exist: ${suggest(path, others, 'add it, or correct its name.')}`;
  const drawings = globSync('art/**/*.svg', { cwd: root }).map((drawing) => `/${drawing}`);
  if (drawings.includes(path)) return;
  if (drawingPath.test(path)) return place.error(missing(drawings));
  // Astro imports pictures by addresses.
  if (/[#?]/.test(unescape(path))) return place.error(`${subject} whose name has # or ?: rename the file.`);
  const folder = join(root, from.folder);
  const file = join(folder, path);
  if (!/^\.\.?\//.test(path) || relative(root, file).startsWith('..'))
    return place.error(`${subject} which is not in the project: write a path such as ../covers/name.jpg.`);
  if (!existsSync(file) && formatOf(path)) return place.error(missing(globSync('../*/*.*', { cwd: folder })));
  await checkPhotograph(file, subject, place, shown);
}

/** Checks a photograph, or an SVG in a text. A page can't crop an SVG. */
async function checkPhotograph(file: string, subject: string, place: Place, shown?: Size) {
  const picture = await openPicture(file, shown !== undefined);
  if (typeof picture === 'string') return place.error(`${subject} ${picture}`);
  if (!shown) return;
  const { width, height } = largestCrop(picture, shown);
  if (width !== shown.width)
    place.warning(
      `${subject} whose ${width} by ${height} pixels look blurred at ${shown.width} by ${shown.height}: use a larger one.`,
    );
}

/**
 * Decodes a picture as the build does.
 * @returns its upright size in pixels, or what is wrong with it
 */
async function openPicture(file: string, isCropped: boolean): Promise<Size | string> {
  try {
    const content = readFileSync(file);
    if (content.length > pictureLimits.bytes) return tooLarge;
    // Reads only the header. Sharp's own limit would throw before the size is known.
    const metadata = await sharp(content, { limitInputPixels: false }).metadata();
    const { format, compression, width, height, pages = 1, autoOrient } = metadata;
    const [extension] = Object.entries(formats).find(([, known]) => known === format) ?? [];
    if (pages > 1 || format === 'gif')
      return 'which is a GIF or moves: export a still picture as JPEG or PNG.';
    if ((isCropped && format === 'svg') || !extension || (format === 'heif' && compression !== 'av1'))
      return wrongFormat;
    if (format !== formatOf(file))
      return `whose content is another format: rename it to ${basename(file, extname(file))}.${extension}.`;
    if (width * height * pages > pictureLimits.megapixels * 1e6) return tooLarge;
    const problem = format === 'svg' && findActiveContent(content.toString());
    if (problem)
      return `which holds ${quote(problem)}: export it with its pictures embedded, and without scripts, events and foreign objects.`;
    const known = await imageMetadata(content, file).catch(() => undefined);
    if (!known)
      return 'whose size browsers do not find: give its <svg> a viewBox, and move what is above that.';
    // Astro reads the EXIF orientation of JPEGs only, and would swap width and height of other formats.
    if (format !== 'svg' && known.width !== autoOrient.width)
      return 'which is rotated by its metadata: save it upright, or as JPEG.';
    const shown = known.height * Math.min(1, textWidth / known.width);
    if (format !== 'svg' && !isCropped && (shown > longestSide || shown < 2))
      return `which is ${known.width} by ${known.height} pixels, too long or too thin: crop it, or cut it into several.`;
    // An interrupted upload has a complete header: decoding throws when data is missing.
    await sharp(content, { failOn: 'truncated', sequentialRead: true }).resize(8, 8).raw().toBuffer();
    return autoOrient;
  } catch {
    if (!formatOf(file)) return wrongFormat;
    return 'which is damaged, incomplete or no picture that browsers show: export it again as JPEG.';
  }
}
