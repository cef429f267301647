import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename, extname } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { Size } from '#build/pictures/crop.ts';
import { largestPicture } from '#content/collections.ts';
import type { Message } from '#tools/check-content/messages/messages.ts';

interface Format {
  name: string;
  endings: readonly string[];
  /** With what a whole file ends, if that tells. */
  end?: Buffer;
}

/** The pictures that the site can show, by sharp's names. */
const formats: Readonly<Record<string, Format>> = {
  jpeg: { name: 'JPEG', endings: ['.jpg', '.jpeg'], end: Buffer.from([0xff, 0xd9]) },
  png: { name: 'PNG', endings: ['.png'], end: Buffer.from('IEND\xAE\x42\x60\x82', 'latin1') },
  // Of these, what was cut off cannot even be opened.
  webp: { name: 'WebP', endings: ['.webp'], end: Buffer.of() },
  svg: { name: 'SVG', endings: ['.svg'], end: Buffer.of() },
  heif: { name: 'AVIF', endings: ['.avif'] },
};

const formatOf = (file: string) =>
  Object.values(formats).find(({ endings }) => endings.includes(extname(file).toLowerCase()));

/** What a picture should be by the ending of its name: `JPEG`; nothing when the site cannot show such pictures. */
export const promisedFormat = (file: string): string | undefined => formatOf(file)?.name;

/** Less than this shows nothing. */
const minimumPixels = 32;

/**
 * Looks at a picture without unpacking it, as far as that can be told.
 * @param picture the file, whose ending promises a format
 * @param bytes how long it is
 * @returns how large the picture is when it stands upright, or what is wrong with it and what to do
 */
export async function examinePicture(picture: string, bytes: number): Promise<Size | Message> {
  const most = largestPicture.bytes;
  if (bytes > most) return { code: 'heavy', megabytes: bytes / 1e6, most: most / 1e6 };
  try {
    // The size comes from the file's header, before anything is unpacked;
    // sharp's own limit would refuse the largest pictures in words of its own.
    const metadata = await sharp(picture, { limitInputPixels: false }).metadata();
    const problem = judgeFormat(picture, metadata) ?? judgeSize(metadata);
    if (problem !== undefined) return problem;
    if (await isTurned(picture, metadata)) return { code: 'turned' };
    await refuseCut(picture, bytes, metadata);
    return metadata.autoOrient;
  } catch {
    return { code: isHeic(picture) ? 'heic' : 'brokenPicture' };
  }
}

/** Its first bytes; most systems cannot unpack one, and some not even read its header. */
function isHeic(picture: string): boolean {
  return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(read(picture, 4, 8).toString('latin1'));
}

function judgeFormat(picture: string, { format, compression }: Metadata): Message | undefined {
  if (format === 'heif' && compression !== 'av1') return { code: 'heic' };
  const found = formats[format];
  if (!found) return { code: 'otherFormat', format: format.toUpperCase() };
  const promised = formatOf(picture);
  if (promised === found) return undefined;
  const name = basename(picture, extname(picture)) + found.endings[0];
  return { code: 'otherEnding', found: found.name, promised: String(promised?.name), name };
}

function judgeSize({ width, height, pages = 1 }: Metadata): Message | undefined {
  const megapixels = Math.ceil((width * height * pages) / 1e6);
  if (megapixels > largestPicture.megapixels)
    return { code: 'tooLarge', width, height, megapixels, most: largestPicture.megapixels };
  if (Math.min(width, height) < minimumPixels)
    return { code: 'tooSmall', width, height, least: minimumPixels };
  return undefined;
}

/** Astro heeds such a note in a JPEG only, and would give the others the width for the height. */
async function isTurned(picture: string, { format, width, autoOrient }: Metadata): Promise<boolean> {
  if (format === 'jpeg') return false;
  if (format !== 'heif') return autoOrient.width !== width;
  // What unpacks an AVIF has turned it already.
  const { imageMetadata } = await import('astro/assets/utils');
  return (await imageMetadata(readFileSync(picture), picture)).width !== width;
}

/**
 * A header may be whole where the rest was cut off, for instance by an upload that broke. Unpacking takes long, so only
 * what does not end as it should is unpacked: some cameras write more behind the picture.
 * @throws {Error} when the file is not whole
 */
async function refuseCut(picture: string, bytes: number, { format }: Metadata): Promise<void> {
  const end = formats[format]?.end;
  if (end && read(picture, bytes - end.length, end.length).equals(end)) return;
  await sharp(picture, { failOn: 'truncated', sequentialRead: true }).resize(8, 8).raw().toBuffer();
}

/** At once, as thousands of files may not be open at the same time. */
function read(file: string, from: number, length: number): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    readSync(descriptor, bytes, 0, length, from);
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}
