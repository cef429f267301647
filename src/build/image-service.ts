import type { ImageTransform, LocalImageService } from 'astro';
import astroService from 'astro/assets/services/sharp';
import sharp, { type Sharp } from 'sharp';
import { cropAround, largestCrop } from '#build/crop.ts';
import { readSvg } from '#drawings/svg.ts';
import { drawingColours, palette } from '#styles/colours.ts';

// Quality and palette are part of the hash in the file name, so that a change of theirs changes the address.

/** Quality by format, chosen by eye on photographs and drawings. */
const qualities = { avif: 45, webp: 65, jpeg: 80 };

const colours = Object.values(drawingColours).join();

const isEncoded = (format: unknown): format is keyof typeof qualities =>
  typeof format === 'string' && format in qualities;

/** A drawing above the line, as in the opening of its page. Its lower edge is the line. */
function drawOnLine(bytes: Uint8Array, { width = 0, height = 0, ground = '', below = '' }): Sharp {
  const high = Math.round(height * 0.8);
  const create = { width, height: 8, channels: 3, background: palette['accent-500'] } as const;
  return sharp(bytes)
    .resize(width, high, { position: 'bottom' })
    .flatten({ background: ground })
    .extend({ bottom: height - high, background: below })
    .composite([{ input: { create }, top: high, left: 0 }]);
}

/**
 * Astro's image service, with these differences: a picture is cropped around its focal point (`position`), is
 * never enlarged, and each format has a fixed quality. A drawing whose `background` are two colours gets the
 * first as its ground, and below the line the second. An SVG gets the colours of the palette. As with Astro's
 * own service, the result is upright, in sRGB and has no metadata (EXIF, GPS).
 */
const service: LocalImageService = {
  ...astroService,

  async validateOptions(options, config, logger): Promise<ImageTransform> {
    const valid = (await astroService.validateOptions?.(options, config, logger)) ?? options;
    const { src, width, height, format, widths } = valid;
    if (format === 'svg') return Object.assign(valid, { quality: colours });
    if (!isEncoded(format) || typeof src === 'string' || !width || !height) return valid;
    const size = largestCrop(src, { width, height });
    return Object.assign(valid, size, {
      ...(widths && { widths: Array.from(new Set(widths.map((wide) => Math.min(wide, size.width)))) }),
      quality: qualities[format],
    });
  },

  async transform(bytes, { src, width, height, format, position, background }) {
    if (format === 'svg') return { data: Buffer.from(readSvg(src, bytes.toString())), format };
    if (!isEncoded(format)) throw new Error(`${src}: expected AVIF, WebP or JPEG, not ${format}.`);
    const [ground = 'white', below] = background?.split(' ') ?? [];
    // Otherwise what is transparent in a photograph would be black in a JPEG.
    const toFormat = (picture: Sharp) =>
      (format === 'jpeg' ? picture.flatten({ background: ground }) : picture)
        .toFormat(format, { quality: qualities[format], chromaSubsampling: '4:4:4' })
        .toBuffer();
    if (below) return { data: await toFormat(drawOnLine(bytes, { width, height, ground, below })), format };
    // Tolerates the small errors in the JPEG files of many cameras.
    const original = sharp(bytes, { failOn: 'truncated', sequentialRead: true }).autoOrient();
    const { autoOrient } = await original.metadata();
    const { whole, part } = cropAround(autoOrient, { width, height }, position);
    return { data: await toFormat(original.resize({ ...whole, fit: 'fill' }).extract(part)), format };
  },
};

export default service;
