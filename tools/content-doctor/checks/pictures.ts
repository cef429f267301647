import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { largestCrop, type Size } from '#build/pictures/crop.ts';
import { examinePicture, heic, promisedFormat } from './picture-file.ts';

/** What is to be said of a picture. */
export interface Remark {
  /** What is wrong with it and what to do, as the rest of a sentence that begins with the path. */
  message: string;
  /** Whether it may be published as it is. */
  warning?: true;
}

/**
 * Judges a picture.
 * @param folder the folder of the Markdown file that names the picture, from the root
 * @param path the picture as named there
 * @param shown how large it is shown at most, when it is cut to a shape; a picture in the text is not
 */
export type JudgePicture = (folder: string, path: string, shown?: Size) => Promise<Remark | undefined>;

/** The same for a field, where folder and size are known. */
export type JudgeField = (path: string) => Promise<Remark | undefined>;

/**
 * Makes a judge of pictures, who looks at each file once.
 * @param root the project's folder
 */
export function pictureJudge(root: string): JudgePicture {
  const examined = new Map<string, ReturnType<typeof examinePicture>>();
  return async (folder, path, shown) => {
    if (!/^\.\.?\//.test(path))
      return { message: 'want a path from this file to the picture, such as ../covers/name.jpg.' };
    const kind = judgeEnding(path, shown !== undefined);
    if (kind !== undefined) return { message: kind };
    const picture = join(root, folder, path);
    if (relative(root, picture).startsWith('..'))
      return { message: 'which is outside the project: put the picture into src/content.' };
    const found = await stat(picture).catch(() => undefined);
    if (!found?.isFile()) return { message: 'which does not exist: add the picture, or correct the path.' };
    const examination = examined.get(picture) ?? examinePicture(picture, found.size);
    examined.set(picture, examination);
    const result = await examination;
    return typeof result === 'string' ? { message: result } : judgeSize(result, shown);
  };
}

/** Says what is wrong with a name before the file is looked at. */
function judgeEnding(path: string, cut: boolean): string | undefined {
  const format = promisedFormat(path);
  if (format === 'SVG' && cut)
    return 'which is an SVG picture, of which no sizes can be made: export it as PNG.';
  if (format !== undefined) return undefined;
  if (/\.hei[cf]$/i.test(path)) return heic;
  return `want a JPEG, PNG, WebP${cut ? ' or AVIF' : ', AVIF or SVG'} file: export it as JPEG.`;
}

/** Says so when a picture would be blown up; in a text it is shown no larger than it is. */
function judgeSize(picture: Size, shown: Size | undefined): Remark | undefined {
  if (!shown) return undefined;
  const { width, height } = largestCrop(picture, shown);
  if (width === shown.width) return undefined;
  return {
    message: `which gives ${width} by ${height} pixels of the ${shown.width} by ${shown.height} that are shown, and may look blurred: use a larger one if there is one.`,
    warning: true,
  };
}

/**
 * What stands in for Astro's `image()` when a schema is used outside Astro.
 * @param judge says what is wrong with a picture, if it is to be looked at
 * @returns the context that a collection's schema takes
 */
export function pictureContext(judge?: JudgeField): SchemaContext {
  const image = () =>
    z
      .string({ error: 'want the path of a picture, such as ../covers/name.jpg.' })
      .superRefine(async (path, context) => {
        const { message, warning } = (await judge?.(path)) ?? {};
        if (message !== undefined) context.addIssue({ code: 'custom', message, params: { warning } });
      });
  // Astro's type promises the picture's size, as its own string schema does after the build's transformation.
  return { image: image as unknown as SchemaContext['image'] };
}
