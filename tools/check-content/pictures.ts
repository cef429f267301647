import { globSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { largestCrop, type Size } from '#build/pictures/crop.ts';
import { largestPicture } from '#content/collections.ts';
import { nearest, quote, type Code, type Params, type Place, type Report } from './messages.ts';

/** The formats that the site can show, by sharp's names. */
const formats: Readonly<Record<string, { name: string; extensions: readonly string[] }>> = {
  jpeg: { name: 'JPEG', extensions: ['.jpg', '.jpeg'] },
  png: { name: 'PNG', extensions: ['.png'] },
  webp: { name: 'WebP', extensions: ['.webp'] },
  svg: { name: 'SVG', extensions: ['.svg'] },
  heif: { name: 'AVIF', extensions: ['.avif'] },
};

const formatOf = (file: string) =>
  Object.values(formats).find(({ extensions }) => extensions.includes(extname(file).toLowerCase()));

/** The width and height below which a picture shows nothing. */
const smallestSide = 32;

/** What is wrong with a picture, without its address. */
type Problem = { [C in Code]: { code: C; params: Omit<Params<C>, 'url'> } }[Code & `picture-${string}`];

/**
 * Checks a picture.
 * @param path as written
 * @param folder of the Markdown file with the path, from the root
 * @param shown the size of its place where it is cropped; a picture in a text is not
 */
export type CheckPicture = (path: string, folder: string, place: Place, shown?: Size) => Promise<void>;

/**
 * Makes the check of pictures, which opens each file once.
 * @param root the project's folder
 */
export function pictureCheck(root: string, report: Report): CheckPicture {
  const opened = new Map<string, ReturnType<typeof examinePicture>>();
  async function findProblem(path: string, folder: string, shown?: Size): Promise<Problem | undefined> {
    if (!/^\.\.?\//.test(path)) return { code: 'picture-path', params: {} };
    const format = formatOf(path);
    if (format?.name === 'SVG' && shown) return { code: 'picture-svg', params: {} };
    if (/\.hei[cf]$/i.test(path)) return { code: 'picture-heic', params: {} };
    if (!format)
      return {
        code: 'picture-format',
        params: { formats: `JPEG, PNG, WebP${shown ? '' : ', SVG'} or AVIF` },
      };
    const file = join(root, folder, path);
    if (relative(root, file).startsWith('..')) return { code: 'picture-outside', params: {} };
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile())
      return { code: 'picture-missing', params: { remedy: remedyFor(root, folder, path) } };
    const examined = opened.get(file) ?? examinePicture(file, found.size);
    opened.set(file, examined);
    const result = await examined;
    if ('code' in result) return result;
    if (!shown) return undefined;
    const { width, height } = largestCrop(result, shown);
    return width === shown.width
      ? undefined
      : { code: 'picture-blurred', params: { width, height, shown: `${shown.width} by ${shown.height}` } };
  }
  return async (path, folder, place, shown) => {
    const problem = await findProblem(path, folder, shown);
    if (problem) report(place, problem.code, { ...problem.params, url: quote(path) } as Params<Code>);
  };
}

/** Names the picture of the same collection whose name is nearest. */
function remedyFor(root: string, folder: string, path: string): string {
  const nameIn = (picture: string) => basename(picture, extname(picture));
  const pictures = globSync('../*/*', { cwd: join(root, folder) })
    .map((picture) => picture.replaceAll('\\', '/'))
    .filter(formatOf);
  const meant = nearest(nameIn(path), pictures.map(nameIn));
  const picture = pictures.find((candidate) => nameIn(candidate) === meant);
  return picture ? `did you mean "${picture}"?` : 'add the picture, or correct the path.';
}

/**
 * Looks at a picture.
 * @param file the path, whose extension promises a format
 * @param bytes the size of the file
 * @returns its size in pixels, upright, or what is wrong
 */
async function examinePicture(file: string, bytes: number): Promise<Size | Problem> {
  if (bytes > largestPicture.bytes) {
    const megabytes = Number((bytes / 1e6).toFixed(1));
    return { code: 'picture-heavy', params: { megabytes, most: largestPicture.bytes / 1e6 } };
  }
  try {
    // Reads the header only. Sharp's own limit would refuse the largest pictures without a remedy.
    const metadata = await sharp(file, { limitInputPixels: false }).metadata();
    const problem = formatProblem(file, metadata) ?? sizeProblem(metadata);
    if (problem) return problem;
    if (await isTurned(file, metadata)) return { code: 'picture-turned', params: {} };
    // The header may be complete where an upload broke off later: decoding throws when data is missing.
    await sharp(file, { failOn: 'truncated', sequentialRead: true }).resize(8, 8).raw().toBuffer();
    return metadata.autoOrient;
  } catch {
    return { code: isHeic(readFileSync(file)) ? 'picture-heic' : 'picture-broken', params: {} };
  }
}

function formatProblem(file: string, { format, compression }: Metadata): Problem | undefined {
  if (format === 'heif' && compression !== 'av1') return { code: 'picture-heic', params: {} };
  const found = formats[format];
  if (!found) return { code: 'picture-format', params: { formats: 'JPEG, PNG, WebP or AVIF' } };
  if (formatOf(file) === found) return undefined;
  const name = basename(file, extname(file)) + found.extensions[0];
  return { code: 'picture-extension', params: { found: found.name, name } };
}

function sizeProblem({ width, height, pages = 1 }: Metadata): Problem | undefined {
  const megapixels = Math.ceil((width * height * pages) / 1e6);
  const most = largestPicture.megapixels;
  if (megapixels > most) return { code: 'picture-large', params: { megapixels, most } };
  if (Math.min(width, height) < smallestSide)
    return { code: 'picture-tiny', params: { width, height, least: smallestSide } };
  return undefined;
}

/** Astro obeys a note about orientation in a JPEG only, and would swap width and height of the others. */
async function isTurned(file: string, { format, width, autoOrient }: Metadata): Promise<boolean> {
  if (format === 'jpeg') return false;
  if (format !== 'heif') return autoOrient.width !== width;
  // Sharp has turned an AVIF already.
  const { imageMetadata } = await import('astro/assets/utils');
  return (await imageMetadata(readFileSync(file), file)).width !== width;
}

/** Sharp cannot open a HEIC on most systems; its first bytes tell. */
const isHeic = (bytes: Buffer) =>
  /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(bytes.toString('latin1', 4, 12));
