import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { unescape } from 'node:querystring';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { largestCrop, longestSide, textWidth, type Size } from '#build/crop.ts';
import { findActiveContent } from '#build/svg.ts';
import { collections, pictureLimits } from '#content/collections.ts';
import { drawingPath } from '#content/fields.ts';
import type { Content, Item } from './content.ts';
import { quote, suggest, type Place } from './findings.ts';

/** The format for each file extension, by sharp's name. */
const formats = { avif: 'heif', jpeg: 'jpeg', jpg: 'jpeg', png: 'png', svg: 'svg', webp: 'webp' };

const formatOf = (file: string) => new Map(Object.entries(formats)).get(extname(file).slice(1).toLowerCase());

const wrongFormat = 'which is not a JPEG, PNG, WebP or AVIF: export it as JPEG, or put a drawing into art/.';
const moves =
  'which is a GIF or moves, of which the site shows one picture: export a still one as JPEG or PNG.';

const isAnimatedPng = (content: Buffer) => {
  const start = content.indexOf('acTL');
  return content.subarray(1, 4).toString() === 'PNG' && start > 0 && start < content.indexOf('IDAT');
};

const tooLarge = `which has more than ${pictureLimits.bytes / 1e6} MB or ${pictureLimits.megapixels} megapixels: export it as JPEG, 1600 pixels wide.`;

// In pixels. A smaller picture is a mistake, such as a tracking pixel.
const smallestSide = 32;

/** The folders of `art/` whose pictures pages find by name, so that each is a drawing or a photograph. */
const artFolders = 'art/{open-graph,people,scenes,services}';

/**
 * Lists the pictures that pages find by name.
 * @returns for each its path from the project's root, and the same without ending
 */
export const listArt = (root: string) =>
  globSync(`${artFolders}/*.*`, { cwd: root })
    .map((file) => ({ file, name: file.replace(/\.\w+$/, '') }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));

/** Checks the pictures that pages find by name: one for each, which browsers can show. */
export async function checkArt({ root, report }: Content): Promise<void> {
  const files = listArt(root);
  for (const [first, ...others] of Map.groupBy(files, ({ name }) => name).values())
    for (const { file } of others)
      report(file).error(`takes the place of ${first?.file}: delete one of the two.`);
  for (const { file } of files.filter((other) => !other.file.endsWith('.svg'))) {
    const place = report(file);
    const picture = await openPicture(join(root, file), true);
    if (typeof picture === 'string') place.error(`is a picture ${picture}`);
    else if (!/\.[a-z]+$/.test(file))
      place.error('is not found by the site: write its ending in small letters.');
    else warnIfBlurred(picture, shownSize(file), place);
  }
}

const shownSize = (file: string): Size =>
  file.startsWith('art/people/') ? { width: 480, height: 480 } : collections.services.picture;

function warnIfBlurred(picture: Size, shown: Size, place: Place, path?: string) {
  const { width, height } = largestCrop(picture, shown);
  const size = `${width} by ${height} pixels look blurred at ${shown.width} by ${shown.height}`;
  const subject = path ? `shows ${quote(path)}, whose` : 'is a picture whose';
  if (width !== shown.width) place.warning(`${subject} ${size}: use a larger one.`);
}

/**
 * Checks a picture.
 * @param path as written
 * @param from the item with the picture
 * @param shown the size to which the page crops it; pictures in a text aren't cropped
 */
export async function checkPicture(path: string, from: Item, place: Place, content: Content, shown?: Size) {
  const drawings = globSync('art/**/*.svg', { cwd: content.root }).map((drawing) => `/${drawing}`);
  if (drawings.includes(path)) return;
  if (drawingPath.test(path)) return place.error(`shows ${quote(path)}, ${missing(path, drawings)}`);
  const picture = await findPicture(path, join(content.root, from.folder), content, shown !== undefined);
  if (typeof picture === 'string') return place.error(`shows ${quote(path)}, ${picture}`);
  if (shown) warnIfBlurred(picture, shown, place, path);
}

const missing = (path: string, others: string[]) =>
  `which does not exist: ${suggest(path, others, 'add it, or correct its name.')}`;

/**
 * Finds the size of a photograph, or what is wrong with it. A page can't crop an SVG.
 * @param path as Astro looks for it
 */
async function findPicture(path: string, folder: string, { root }: Content, isCropped: boolean) {
  const file = join(folder, path);
  const format = formatOf(path);
  // Astro imports pictures by addresses.
  if (/[#?]/.test(unescape(path))) return 'whose name has # or ?: rename the file.';
  if (!/^\.\.?\//.test(path) || relative(root, file).startsWith('..'))
    return 'which is not in the project: write the path from this file, such as ../covers/name.jpg.';
  if (isCropped && format === 'svg') return wrongFormat;
  if (existsSync(file)) return openPicture(file, isCropped);
  return format ? missing(path, globSync('../*/*.*', { cwd: folder })) : wrongFormat;
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
    if (pages > 1 || format === 'gif' || isAnimatedPng(content)) return moves;
    if (!extension || (format === 'heif' && compression !== 'av1')) return wrongFormat;
    if (format !== formatOf(file))
      return `whose content is another format: rename it to ${basename(file, extname(file))}.${extension}.`;
    if (width * height * pages > pictureLimits.megapixels * 1e6) return tooLarge;
    if (format !== 'svg' && Math.min(width, height) < smallestSide)
      return `which is ${width} by ${height} pixels: use one of at least ${smallestSide} by ${smallestSide}.`;
    const problem = format === 'svg' && findActiveContent(content.toString());
    if (problem)
      return `which holds ${quote(problem)}: export it without scripts, events and foreign objects.`;
    const known = await imageMetadata(content, file).catch(() => undefined);
    if (!known)
      return 'whose size browsers do not find: give its <svg> a viewBox, and move what is above that.';
    // Astro reads the EXIF orientation of JPEGs only, and would swap width and height of other formats.
    if (format !== 'svg' && known.width !== autoOrient.width)
      return 'which is rotated by its metadata: save it upright, or as JPEG.';
    const scale = Math.min(1, textWidth / known.width);
    if (format !== 'svg' && !isCropped && known.height * scale > longestSide)
      return `which is ${known.height} pixels high, and ${Math.round(known.height * scale)} as shown: cut it into several.`;
    // An interrupted upload has a complete header: decoding throws when data is missing.
    await sharp(content, { failOn: 'truncated', sequentialRead: true }).resize(8, 8).raw().toBuffer();
    return autoOrient;
  } catch {
    if (!formatOf(file)) return wrongFormat;
    return 'which is damaged, incomplete or no picture that browsers show: export it again as JPEG.';
  }
}
