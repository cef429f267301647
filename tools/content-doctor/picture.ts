import { stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import sharp, { type Metadata } from 'sharp';

/** More than this is taken for a mistake or for an attack: a small file can hold an enormous picture. */
const maximumMegapixels = 25;

const extension = /\.(?:png|jpe?g|webp|avif|svg)$/i;

/**
 * Judges a picture by its path. The size comes from the file's header, before anything is unpacked.
 * @param root the project's folder
 * @param file the Markdown file that names the picture, from the root
 * @param path the picture as named there
 * @returns what is wrong and what to do, as the rest of a sentence that begins with the path
 */
export async function findPictureProblem(
  root: string,
  file: string,
  path: string,
): Promise<string | undefined> {
  if (!/^\.\.?\//.test(path)) return 'want a path from this file to the picture, such as ../covers/name.png.';
  if (!extension.test(path)) return 'want a PNG, JPEG, WebP, AVIF or SVG file.';
  const picture = join(root, dirname(file), path);
  if (relative(root, picture).startsWith('..'))
    return 'which is outside the project: put the picture into src/content.';
  return judge(picture);
}

async function judge(picture: string): Promise<string | undefined> {
  const found = await stat(picture).catch(() => undefined);
  if (!found?.isFile()) return 'which does not exist: add the picture, or correct the path.';
  try {
    // sharp's own limit would refuse the largest pictures in words of its own.
    const metadata = await sharp(picture, { limitInputPixels: false }).metadata();
    return judgeMetadata(metadata) ?? (await judgePixels(picture));
  } catch {
    return 'which is not a picture that can be read: save it anew as PNG, JPEG, WebP, AVIF or SVG.';
  }
}

function judgeMetadata({ format, compression, width, height, pages = 1 }: Metadata): string | undefined {
  const known =
    ['png', 'jpeg', 'webp', 'svg'].includes(format) || (format === 'heif' && compression === 'av1');
  if (!known) return `which is a ${format.toUpperCase()} picture: save it as PNG, JPEG, WebP, AVIF or SVG.`;
  const megapixels = (width * height * pages) / 1e6;
  if (megapixels <= maximumMegapixels) return undefined;
  const size = `${width} by ${height} pixels (${Math.ceil(megapixels)} megapixels)`;
  return `which has ${size}, want at most ${maximumMegapixels} megapixels: make it smaller; 1600 pixels wide is enough.`;
}

/** A header may be whole where the rest was cut off, for instance by an upload that broke. */
async function judgePixels(picture: string): Promise<undefined> {
  await sharp(picture, { failOn: 'truncated', sequentialRead: true }).resize(8, 8).raw().toBuffer();
}

/**
 * What stands in for Astro's `image()` when a schema is used outside Astro.
 * @param root the project's folder
 * @param file the Markdown file that is checked, from the root
 * @returns the context that a collection's schema takes
 */
export function pictureContext(root: string, file: string): SchemaContext {
  const image = () =>
    z
      .string()
      .describe('the path of a picture, such as ../covers/name.png')
      .superRefine(async (path, context) => {
        const message = await findPictureProblem(root, file, path);
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      });
  // Astro's type promises the picture's size, as its own string schema does after the build's transformation.
  return { image: image as unknown as SchemaContext['image'] };
}
