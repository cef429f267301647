import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import service from '#build/image-service.ts';
import { palette } from '#styles/colours.ts';

type Transform = typeof service.transform;

const config = {} as Parameters<Transform>[2];
const logger = {} as Parameters<Transform>[3];

/** What the site publishes of a picture. */
const make = async (bytes: Uint8Array, options: Record<string, unknown>) =>
  (await service.transform(bytes, { src: 'quay', ...options }, config, logger)).data;

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

const formats = ['avif', 'webp'] as const;

/** Taken upright: the pixels lie on their side, the top is at the left. */
const photograph = await plain(64, 40, '#fff')
  .composite([{ input: await plain(20, 40, '#000').png().toBuffer(), gravity: 'west' }])
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 54/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

test.each(formats)('images: an upright photograph stays upright as %s, without EXIF', async (format) => {
  const data = await make(photograph, { width: 40, height: 64, format });
  const picture = sharp(data);
  const { width, height, orientation, exif, xmp } = await picture.metadata();
  expect({ width, height, orientation, exif, xmp }).toEqual({ width: 40, height: 64 });
  const [top = 255, ...others] = await picture.resize(1, 4, { fit: 'fill' }).greyscale().raw().toBuffer();
  expect(top).toBeLessThan(Math.min(...others));
});

/** From left to right red, green and blue. */
const colours = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255]);
const stripes = await sharp(colours, { raw: { width: 3, height: 1, channels: 3 } })
  .resize(300, 50, { fit: 'fill', kernel: 'nearest' })
  .png()
  .toBuffer();

test.each([
  ['panorama', 0, '0% 50%', 0],
  ['panorama', 0, undefined, 1],
  ['panorama', 0, '100% 100%', 2],
  // From top to bottom red, green and blue.
  ['tall picture', 90, '50% 0%', 0],
  ['tall picture', 90, '0% 100%', 2],
])('images: a %s, turned by %i°, is cropped around %s', async (_, angle, position, strongest) => {
  const picture = await sharp(stripes).rotate(angle).toBuffer();
  const data = await make(picture, { width: 40, height: 25, format: 'webp', position });
  expect(await sharp(data).metadata()).toMatchObject({ width: 40, height: 25 });
  const colour = [...(await sharp(data).resize(1, 1, { fit: 'fill' }).raw().toBuffer())];
  expect(colour.indexOf(Math.max(...colour))).toBe(strongest);
});

const validate = async (src: Partial<ImageMetadata>, options: Record<string, unknown>) =>
  service.validateOptions?.(
    { src: { src: '/assets/quay.jpg', format: 'jpg', ...src } as ImageMetadata, ...options },
    config,
    logger,
  );

test.each([
  ['as it is', 3000, 2000, [480, 800, 1200], 1200, 750],
  ['without blowing it up', 700, 2000, [480, 700], 700, 438],
  ['without blowing up a panorama', 3000, 500, [480, 800], 800, 500],
])('images: a cover is published %s', async (_, width, height, widths, wide, high) => {
  const cover = { width: 1200, height: 750, widths: [480, 800, 1200], format: 'avif' };
  expect(await validate({ width, height }, cover)).toMatchObject({ widths, width: wide, height: high });
});

test('images: a drawing has colours in place of its sheet, and is the same otherwise', async () => {
  const lines = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" fill="';
  const drawing = Buffer.from(`<?xml-stylesheet href="../palette.css"?>\n${lines}var(--paper)"/>`);
  const data = await make(drawing, { width: 8, height: 8, format: 'svg' });
  expect(Buffer.from(data).toString()).toBe(`${lines}${palette.paper}"/>`);
  // Astro's cache follows the options.
  const { quality } = (await validate({ format: 'svg' }, { format: 'svg' })) ?? {};
  expect(quality).toContain(palette.paper);
});

test('images: what is transparent in a picture gets the ground in a link preview', async () => {
  const create = { width: 64, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const pixel = async (options: object) =>
    sharp(await make(picture, { width: 64, height: 40, format: 'jpeg', ...options }))
      .resize(1, 1)
      .raw()
      .toBuffer();
  expect([...(await pixel({}))]).toEqual([255, 255, 255]);
  expect((await pixel({ background: '#000' }))[0]).toBe(0);
});

test('images: a drawing in a link preview has the second colour below the line', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="80"/>');
  const data = await make(drawing, { width: 64, height: 80, format: 'jpeg', background: '#fff #000' });
  const pixels = await sharp(data).greyscale().raw().toBuffer();
  expect([pixels.at(0), pixels.at(-1)]).toEqual([255, 0]);
});

test('images: an SVG with a script is not published', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>');
  await expect(make(svg, { format: 'svg' })).rejects.toThrow('<script>');
});
