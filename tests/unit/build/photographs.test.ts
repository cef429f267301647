import service from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { expect, test } from 'vitest';

type Transform = typeof service.transform;

const config = { service: { entrypoint: '', config: {} } } as Parameters<Transform>[2];
const logger = {} as Parameters<Transform>[3];

/** What a camera writes that was held upright: the picture lies on its side, its top is at the left. */
const photograph = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#fff' } })
  .composite([
    { input: { create: { width: 20, height: 40, channels: 3, background: '#000' } }, gravity: 'west' },
  ])
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 54/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

test.each(['avif', 'webp'] as const)(
  'a photograph taken upright stands upright as %s, and does not say where it was taken',
  async (format) => {
    const { data } = await service.transform(photograph, { src: '', width: 40, format }, config, logger);
    const picture = sharp(data);
    const { width, height, orientation, exif, xmp } = await picture.metadata();
    expect({ width, height, orientation, exif, xmp }).toEqual({ width: 40, height: 64 });
    const [top = 255, ...others] = await picture.resize(1, 4, { fit: 'fill' }).greyscale().raw().toBuffer();
    expect(top).toBeLessThan(Math.min(...others));
  },
);
