import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cropAround } from '#build/pictures/crop.ts';
import type { CardContent, CardPicture } from '#cards/content.ts';
import { renderer } from '#cards/renderer.ts';
import { fitTitle } from '#cards/fit-title.ts';
import { drawableText } from '#cards/letters.ts';
import {
  cardSize,
  composeCard,
  coverSize,
  renderOptions,
  type Picture,
  type Pixels,
} from '#cards/template.ts';

/** What a card may weigh in bytes: some who show one give up on more. */
export const heaviest = 80_000;

/** The qualities at which a card is tried, the best first. */
const qualities = [84, 76, 68, 60, 52, 44, 36, 28, 20, 12];

/**
 * Draws a card.
 * @param content what it shows
 * @param limit what it may weigh, in bytes
 * @returns a JPEG of 1200 by 630 pixels
 * @throws {Error} when it weighs more at the lowest quality too, saying how much
 */
export async function renderCard(content: CardContent, limit = heaviest): Promise<Buffer> {
  const picture = await prepare(content.picture);
  const title = await fitTitle(drawableText(content.title), picture.kind);
  const card = composeCard(title, drawableText(content.section), picture);
  return encode(await renderer.render(card, { ...renderOptions, format: 'raw' }), limit);
}

const prepare = async (picture: CardPicture): Promise<Picture> =>
  picture.kind === 'cover' ? { kind: 'cover', pixels: await cut(picture.file, picture.focus) } : picture;

/** The part of a cover around its focal point, as large as a card shows it. */
async function cut(file: string, focus: string): Promise<Pixels> {
  const original = sharp(await readFile(file), { failOn: 'truncated', sequentialRead: true }).autoOrient();
  const { autoOrient } = await original.metadata();
  const { whole, part } = cropAround(autoOrient, coverSize, focus);
  const picture = original
    .resize({ ...whole, fit: 'fill' })
    .extract(part)
    .toColourspace('srgb')
    .ensureAlpha();
  const { buffer, byteOffset, byteLength } = await picture.raw().toBuffer();
  // No buffer of Node's, for the reason that template.ts gives.
  return { ...coverSize, data: new Uint8Array(buffer, byteOffset, byteLength) };
}

async function encode(pixels: Buffer, limit: number): Promise<Buffer> {
  const card = sharp(pixels, { raw: { ...cardSize, channels: 4 } }).removeAlpha();
  let size = 0;
  for (const quality of qualities) {
    // Letters on flat colours have coloured edges otherwise.
    const jpeg = await card.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= limit) return jpeg;
    size = jpeg.length;
  }
  throw new Error(
    `The card weighs ${size} bytes at the lowest quality, want ${limit} at most: name a calmer cover.`,
  );
}
