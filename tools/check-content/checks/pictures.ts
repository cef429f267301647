import { globSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { largestCrop, type Size } from '#build/pictures/crop.ts';
import { nearest } from '#tools/check-content/findings.ts';
import type { Message } from '#tools/check-content/messages/messages.ts';
import { wants } from './explain.ts';
import { examinePicture, promisedFormat } from './picture-file.ts';

/** What is to be said of a picture. */
export interface Remark {
  /** What is wrong with it and what to do, as the rest of a sentence that begins with the path. */
  message: Message;
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
    if (!/^\.\.?\//.test(path)) return { message: { code: 'absolutePath' } };
    const kind = judgeEnding(path, shown !== undefined);
    if (kind !== undefined) return { message: kind };
    const picture = join(root, folder, path);
    if (relative(root, picture).startsWith('..')) return { message: { code: 'outside' } };
    const found = await stat(picture).catch(() => undefined);
    if (!found?.isFile()) return { message: { code: 'noPicture', meant: findMeant(root, folder, path) } };
    const examination = examined.get(picture) ?? examinePicture(picture, found.size);
    examined.set(picture, examination);
    const result = await examination;
    return 'code' in result ? { message: result } : judgeSize(result, shown);
  };
}

/** The picture of the same collection whose name is nearest, endings aside, as a file in the folder names it. */
function findMeant(root: string, folder: string, path: string): string | undefined {
  const nameOf = (picture: string) => basename(picture, extname(picture));
  const pictures = globSync('../*/*', { cwd: join(root, folder) })
    .map((picture) => picture.replaceAll('\\', '/'))
    .filter((picture) => promisedFormat(picture) !== undefined);
  const meant = nearest(nameOf(path), pictures.map(nameOf));
  return pictures.find((picture) => nameOf(picture) === meant);
}

/** Says what is wrong with a name before the file is looked at. */
function judgeEnding(path: string, cut: boolean): Message | undefined {
  const format = promisedFormat(path);
  if (format === 'SVG' && cut) return { code: 'svgCover' };
  if (format !== undefined) return undefined;
  return /\.hei[cf]$/i.test(path) ? { code: 'heic' } : { code: 'otherPicture', cut };
}

/** Says so when a picture would be blown up; in a text it is shown no larger than it is. */
function judgeSize(picture: Size, shown: Size | undefined): Remark | undefined {
  if (!shown) return undefined;
  const { width, height } = largestCrop(picture, shown);
  if (width === shown.width) return undefined;
  const message = {
    code: 'blurred',
    width,
    height,
    shownWidth: shown.width,
    shownHeight: shown.height,
  } as const;
  return { message, warning: true };
}

/**
 * What stands in for Astro's `image()` when a schema is used outside Astro.
 * @param judge says what is wrong with a picture, if it is to be looked at
 * @returns the context that a collection's schema takes
 */
export function pictureContext(judge?: JudgeField): SchemaContext {
  const image = () => {
    const field = z.string().superRefine(async (path, context) => {
      const remark = await judge?.(path);
      if (remark) context.addIssue({ code: 'custom', params: { ...remark } });
    });
    wants.add(field, { explain: () => ({ code: 'wantPicture' }) });
    return field;
  };
  // Astro's type promises the picture's size, as its own string schema does after the build's transformation.
  return { image: image as unknown as SchemaContext['image'] };
}
