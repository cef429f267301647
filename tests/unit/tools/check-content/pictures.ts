import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#172b47' } });

/** A small file that says it holds an enormous picture. */
async function pretend(width: number, height: number) {
  const picture = await draw(64, 64).png().toBuffer();
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const noisy = sharp({ create: { width: 64, height: 64, channels: 3, background: '#000', noise } });

/** An upload that broke off. */
const half = (picture: Buffer) => picture.subarray(0, picture.length / 2);

const asHeic = (picture: Buffer) =>
  Buffer.from(picture.toString('latin1').replaceAll('avif', 'heic').replaceAll('av01', 'hvc1'), 'latin1');

const turned = () => draw(64, 40).withMetadata({ orientation: 6 });
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"/>');

const moving = async () => {
  const frames = [await draw(64, 64).png().toBuffer(), await draw(64, 64).negate().png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
};

/** The path of a cover, what its file holds if it exists, and what is found, as in cases.ts, or nothing. */
export const covers: [what: string, path: string, bytes: Uint8Array | undefined][] = [
  ['a path that does not exist', '../covers/lighthouse.png', undefined],
  ['a path that only looks right', '../covers/the\u202Fquay.png', undefined],
  ['a path from the root', '/covers/quay.png', undefined],
  ['a drawing', '/art/oven.svg', undefined],
  ['a drawing that does not exist', '/art/ovens.svg', undefined],
  ['a path out of the project', '../../../../../quay.png', undefined],
  ['a HEIC', '../covers/quay.HEIC', undefined],
  ['an SVG', '../covers/quay.svg', svg],
  ['a text', '../covers/text.png', Buffer.from('hello')],
  ['a GIF named PNG', '../covers/gif.png', await draw(64, 64).gif().toBuffer()],
  ['a HEIC named JPEG', '../covers/heic.jpg', asHeic(await noisy.avif().toBuffer())],
  ['a PNG named JPEG', '../covers/png.jpg', await draw(64, 64).png().toBuffer()],
  ['half a JPEG', '../covers/cut.jpg', half(await noisy.jpeg().toBuffer())],
  ['26 megapixels', '../covers/26.png', await pretend(5001, 5000)],
  ['21 MB', '../covers/heavy.jpg', Buffer.alloc(21.4e6)],
  ['a turned PNG', '../covers/turned.png', await turned().png().toBuffer()],
  ['a panorama', '../covers/wide.jpg', await draw(3000, 500).jpeg().toBuffer()],
  [
    'a photograph narrower than the opening of its page',
    '../covers/small.jpg',
    await draw(1500, 1000).jpeg().toBuffer(),
  ],
  ['a turned JPEG', '../covers/high.jpg', await turned().resize(2400, 1800).jpeg().toBuffer()],
  [
    'a JPEG with more after it',
    '../covers/film.JPEG',
    Buffer.concat([await draw(1600, 1000).jpeg().toBuffer(), Buffer.from('a film')]),
  ],
  ['an AVIF', '../covers/good.avif', await draw(1600, 1000).avif({ effort: 0 }).toBuffer()],
  ['a name with a #', '../covers/a%23b.png', undefined],
  ['a JPEG by its other name', '../covers/photo.jfif', await draw(64, 64).jpeg().toBuffer()],
];

/** Pictures of a text, and what is found. */
export const textPictures: [what: string, name: string, bytes: Uint8Array][] = [
  ['a line', 'line.png', await draw(3000, 2).png().toBuffer()],
  ['a whole page', 'page.png', await draw(1000, 20_000).png().toBuffer()],
  [
    'a drawing without a size',
    'x.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="99" height="99"/></svg>'),
  ],
  ...[
    '<script/>',
    '<g onclick="x"/>',
    '<foreignObject/>',
    '<a href="javascript:x"/>',
    '<image href="crane.png"/>',
  ].map((inside, index): [string, string, Uint8Array] => [
    inside,
    `active-${index}.svg`,
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`),
  ]),
  ['a WebP that moves', 'moving.webp', await moving()],
];
