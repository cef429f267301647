import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import sharp, { type Metadata } from 'sharp';

/** More than this is taken for a mistake or for an attack: a small file can hold an enormous picture. */
const maximumMegapixels = 25;

/**
 * Says what is wrong with a picture and what to do, as the rest of a sentence that begins with the path.
 * @param folder the folder of the Markdown file that names the picture, from the root
 * @param path the picture as named there
 */
export type JudgePicture = (folder: string, path: string) => Promise<string | undefined>;

/**
 * Makes a judge of pictures, who looks at each file once.
 * @param root the project's folder
 */
export function pictureJudge(root: string): JudgePicture {
  const judged = new Map<string, Promise<string | undefined>>();
  return async (folder, path) => {
    if (!/^\.\.?\//.test(path))
      return 'want a path from this file to the picture, such as ../covers/name.png.';
    if (!/\.(?:png|jpe?g|webp|avif|svg)$/i.test(path)) return 'want a PNG, JPEG, WebP, AVIF or SVG file.';
    const picture = join(root, folder, path);
    if (relative(root, picture).startsWith('..'))
      return 'which is outside the project: put the picture into src/content.';
    const judgement = judged.get(picture) ?? judge(picture);
    judged.set(picture, judgement);
    return judgement;
  };
}

async function judge(picture: string): Promise<string | undefined> {
  const found = await stat(picture).catch(() => undefined);
  if (!found?.isFile()) return 'which does not exist: add the picture, or correct the path.';
  try {
    // The size comes from the file's header, before anything is unpacked;
    // sharp's own limit would refuse the largest pictures in words of its own.
    const problem = judgeMetadata(await sharp(picture, { limitInputPixels: false }).metadata());
    if (problem !== undefined) return problem;
    // A header may be whole where the rest was cut off, for instance by an upload that broke.
    await sharp(picture, { failOn: 'truncated', sequentialRead: true }).resize(8, 8).raw().toBuffer();
    return undefined;
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

/**
 * What stands in for Astro's `image()` when a schema is used outside Astro.
 * @param judge says what is wrong with a picture, if it is to be looked at
 * @returns the context that a collection's schema takes
 */
export function pictureContext(judge?: (path: string) => Promise<string | undefined>): SchemaContext {
  const image = () =>
    z
      .string({ error: 'want the path of a picture, such as ../covers/name.png.' })
      .superRefine(async (path, context) => {
        const message = await judge?.(path);
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      });
  // Astro's type promises the picture's size, as its own string schema does after the build's transformation.
  return { image: image as unknown as SchemaContext['image'] };
}
