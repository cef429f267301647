import type { ImageTransform, LocalImageService } from 'astro';
import astroService from 'astro/assets/services/sharp';
import sharp, { type Sharp } from 'sharp';
import { cropAround, largestCrop } from '#build/pictures/crop.ts';

/**
 * The qualities at which a picture of a kind is tried, the best first. Flat colours bear one at which a photograph is
 * smeared. A busy photograph hides more than others, and is given less until it is light enough for a phone; those who
 * cannot read AVIF have waited for more.
 */
const qualities = {
  drawing: { avif: [35], webp: [35], jpeg: [85] },
  photograph: { avif: [50, 45, 40, 35, 30], webp: [70], jpeg: [75] },
};

type Format = keyof (typeof qualities)['drawing'];

/** What a picture may weigh as long as a better quality is there to be left: on phones its page weighs what it may. */
const bytesPerPixel = { phone: 0.055, wider: 0.095 };

/** The widest that a phone with an ordinary screen is sent. */
const phone = 480;

const isMade = (format: unknown): format is Format =>
  format === 'avif' || format === 'webp' || format === 'jpeg';

async function encode(picture: Sharp, format: Format, tried: number[]): Promise<Buffer> {
  const { data: pixels, info: raw } = await picture.raw().toBuffer({ resolveWithObject: true });
  let data = Buffer.of();
  const limit = raw.width * raw.height * bytesPerPixel[raw.width <= phone ? 'phone' : 'wider'];
  for (const quality of tried) {
    data = await sharp(pixels, { raw }).toFormat(format, { quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (data.length <= limit) break;
  }
  return data;
}

/**
 * Has Astro make pictures as this site shows them: cut to the shape that is asked for around the focal point that
 * `position` names, no wider than they came, turned as the camera says, in sRGB, with the quality of their kind, and
 * without what the camera noted. Drawings with lines are served as they are.
 */
const service: LocalImageService = {
  ...astroService,

  async validateOptions(options, config, logger): Promise<ImageTransform> {
    const valid = (await astroService.validateOptions?.(options, config, logger)) ?? options;
    const { src, width, height, format, widths } = valid;
    if (!isMade(format) || typeof src === 'string' || !width || !height) return valid;
    const size = largestCrop(src, { width, height });
    return Object.assign(valid, size, {
      ...(widths && { widths: Array.from(new Set(widths.map((wide) => Math.min(wide, size.width)))) }),
      // Part of the file's name, so that other qualities make other files.
      quality: [
        qualities.drawing[format],
        qualities.photograph[format],
        ...Object.values(bytesPerPixel),
      ].join(),
    });
  },

  async transform(bytes, { src, width, height, format, position }) {
    if (format === 'svg') return { data: bytes, format };
    if (!isMade(format)) throw new Error(`${src}: want AVIF, WebP or JPEG, not ${format}.`);
    // Cameras write many a JPEG that is not quite by the book.
    const original = sharp(bytes, { failOn: 'truncated', sequentialRead: true }).autoOrient();
    const { autoOrient, isPalette } = await original.metadata();
    const { whole, part } = cropAround(autoOrient, { width, height }, position);
    const picture = original.resize({ ...whole, fit: 'fill' }).extract(part);
    // `npm run draw` writes drawings with a palette. A photograph with one is rare, and a drawing without one only
    // weighs a little more.
    const tried = qualities[isPalette ? 'drawing' : 'photograph'][format];
    return { data: await encode(picture, format, tried), format };
  },
};

export default service;
