import { globSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import sharp from 'sharp';
import { largestCrop, type Size } from '#build/crop.ts';
import { pictureLimits } from '#content/collections.ts';
import { drawingPath } from '#content/schemas/fields.ts';
import { nearest, quote, type Code, type Params, type Place, type Report } from './messages.ts';

/** The formats that the site can show, by sharp's names, each with its file extensions. */
const formats: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  heif: ['.avif'],
  svg: ['.svg'],
};

const formatOf = (file: string) =>
  Object.keys(formats).find((format) => formats[format]?.includes(extname(file).toLowerCase()));

// In pixels. A smaller picture is a mistake, such as a tracking pixel.
const smallestSide = 32;

/** A message about a picture; `url` is added to its parameters. */
type Problem = { [C in Code]: [code: C, params: Omit<Params<C>, 'url'>] }[Code & `picture-${string}`];

/**
 * Checks a picture.
 * @param path as written
 * @param folder of the Markdown file with the path, from the root
 * @param shown the size to which the page crops it; pictures in a text aren't cropped
 */
export type CheckPicture = (path: string, folder: string, place: Place, shown?: Size) => Promise<void>;

/** Creates the check of pictures. It decodes each file once, since items in all languages share it. */
export function createPictureChecker(root: string, report: Report): CheckPicture {
  const opened = new Map<string, ReturnType<typeof openPicture>>();
  async function findProblem(path: string, folder: string, shown?: Size): Promise<Problem | undefined> {
    const format = formatOf(path);
    const isDrawing = drawingPath.test(path);
    const file = join(root, isDrawing ? '' : folder, path);
    if (!isDrawing && !/^\.\.?\//.test(path)) return ['picture-path', {}];
    if (format === 'svg' && shown && !isDrawing) return ['picture-svg', {}];
    if (/\.hei[cf]$/i.test(path)) return ['picture-heic', {}];
    if (!format) return ['picture-format', {}];
    if (relative(root, file).startsWith('..')) return ['picture-outside', {}];
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) {
      const pictures = isDrawing
        ? globSync('art/**/*.svg', { cwd: root }).map((drawing) => `/${drawing}`)
        : globSync('../*/*', { cwd: join(root, folder) }).filter(formatOf);
      return ['picture-missing', { remedy: suggestPicture(pictures, path) }];
    }
    const opening = opened.get(file) ?? openPicture(file, found.size);
    opened.set(file, opening);
    const picture = await opening;
    if (Array.isArray(picture)) return picture;
    const { width, height } = largestCrop(picture, shown ?? picture);
    if (!shown || isDrawing || width === shown.width) return undefined;
    return ['picture-blurred', { width, height, shown: `${shown.width} by ${shown.height}` }];
  }
  return async (path, folder, place, shown) => {
    const [code, params] = (await findProblem(path, folder, shown)) ?? [];
    if (code) report(place, code, { ...params, url: quote(path) } as Params<Code>);
  };
}

function suggestPicture(pictures: string[], path: string): string {
  const nameIn = (picture: string) => basename(picture, extname(picture));
  const meant = nearest(nameIn(path), pictures.map(nameIn));
  const picture = pictures.find((candidate) => nameIn(candidate) === meant);
  return picture
    ? `did you mean "${picture.replaceAll('\\', '/')}"?`
    : 'add the picture, or correct the path.';
}

/** Decodes a picture. Returns its upright size in pixels, or a problem. */
async function openPicture(file: string, bytes: number): Promise<Size | Problem> {
  const megabytes = Number((bytes / 1e6).toFixed(1));
  const most = pictureLimits.bytes / 1e6;
  if (bytes > pictureLimits.bytes) return ['picture-heavy', { megabytes, most }];
  const content = readFileSync(file);
  try {
    // Reads only the header. Sharp's own limit would throw before the size is known.
    const metadata = await sharp(content, { limitInputPixels: false }).metadata();
    const { format, compression, width, height, pages = 1, autoOrient } = metadata;
    const extensions = formats[format];
    if (format === 'heif' && compression !== 'av1') return ['picture-heic', {}];
    if (!extensions) return ['picture-format', {}];
    if (format !== formatOf(file))
      return ['picture-extension', { name: basename(file, extname(file)) + extensions[0] }];
    const megapixels = Math.ceil((width * height * pages) / 1e6);
    if (megapixels > pictureLimits.megapixels)
      return ['picture-large', { megapixels, most: pictureLimits.megapixels }];
    if (Math.min(width, height) < smallestSide)
      return ['picture-tiny', { width, height, least: smallestSide }];
    // Astro reads the EXIF orientation of JPEGs only, and would swap width and height of other formats.
    if (format !== 'svg' && (await imageMetadata(content, file)).width !== autoOrient.width)
      return ['picture-turned', {}];
    // An interrupted upload has a complete header: decoding throws when data is missing.
    await sharp(content, { failOn: 'truncated', sequentialRead: true }).resize(8, 8).raw().toBuffer();
    return autoOrient;
  } catch {
    // Sharp can't open a HEIC on most systems, so its first bytes decide.
    const isHeic = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(content.toString('latin1', 4, 12));
    return [isHeic ? 'picture-heic' : 'picture-broken', {}];
  }
}
