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
export const covers: [what: string, path: string, bytes: Uint8Array | undefined, ...found: string[]][] = [
  ['a path that does not exist', '../covers/lighthouse.png', undefined, '5 cover: does not exist'],
  ['a path from the root', '/covers/quay.png', undefined, '5 cover: the path from this file'],
  ['a drawing', '/art/oven.svg', undefined],
  ['a drawing that does not exist', '/art/ovens.svg', undefined, '5 cover: did you mean'],
  ['a path out of the project', '../../../../../quay.png', undefined, '5 cover: is not in the project'],
  ['a HEIC', '../covers/quay.HEIC', undefined, '5 cover: which is not a JPEG'],
  ['an SVG', '../covers/quay.svg', svg, '5 cover: which is not a JPEG'],
  ['a text', '../covers/text.png', Buffer.from('hello'), '5 cover: damaged, incomplete'],
  [
    'a GIF named PNG',
    '../covers/gif.png',
    await draw(64, 64).gif().toBuffer(),
    '5 cover: which is a GIF or moves',
  ],
  [
    'a HEIC named JPEG',
    '../covers/heic.jpg',
    asHeic(await noisy.avif().toBuffer()),
    '5 cover: no picture that browsers show',
  ],
  ['a PNG named JPEG', '../covers/png.jpg', await draw(64, 64).png().toBuffer(), '5 cover: rename it to'],
  ['half a JPEG', '../covers/cut.jpg', half(await noisy.jpeg().toBuffer()), '5 cover: damaged, incomplete'],
  ['26 megapixels', '../covers/26.png', await pretend(5001, 5000), '5 cover: 25 megapixels'],
  ['21 MB', '../covers/heavy.jpg', Buffer.alloc(21.4e6), '5 cover: more than 20 MB'],
  ['one pixel', '../covers/dot.png', await draw(1, 1).png().toBuffer(), '5 cover: at least 32 by 32'],
  [
    'a turned PNG',
    '../covers/turned.png',
    await turned().png().toBuffer(),
    '5 cover: rotated by its metadata',
  ],
  [
    'a panorama',
    '../covers/wide.jpg',
    await draw(3000, 500).jpeg().toBuffer(),
    'warning 5 cover: look blurred',
  ],
  [
    'a photograph narrower than the opening of its page',
    '../covers/small.jpg',
    await draw(1500, 1000).jpeg().toBuffer(),
    'warning 5 cover: 1500 by 750 pixels look blurred at 1600 by 800: use a larger one',
  ],
  ['a turned JPEG', '../covers/high.jpg', await turned().resize(2400, 1800).jpeg().toBuffer()],
  [
    'a JPEG with more after it',
    '../covers/film.JPEG',
    Buffer.concat([await draw(1600, 1000).jpeg().toBuffer(), Buffer.from('a film')]),
  ],
  ['an AVIF', '../covers/good.avif', await draw(1600, 1000).avif({ effort: 0 }).toBuffer()],
  ['a name with a #', '../covers/a%23b.png', undefined, '5 cover: rename the file'],
  [
    'a JPEG by its other name',
    '../covers/photo.jfif',
    await draw(64, 64).jpeg().toBuffer(),
    '5 cover: rename it to photo.jpeg',
  ],
];

/** Pictures of a text, and what is found. */
export const textPictures: [what: string, name: string, bytes: Uint8Array, found: string][] = [
  ['a whole page', 'page.png', await draw(1000, 20_000).png().toBuffer(), '9: 20000 pixels high'],
  [
    'a drawing without a size',
    'x.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="99" height="99"/></svg>'),
    '9: a viewBox',
  ],
  ...['<script/>', '<g onclick="x"/>', '<foreignObject/>', '<a href="javascript:x"/>'].map(
    (inside, index): [string, string, Uint8Array, string] => [
      inside,
      `active-${index}.svg`,
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`),
      '9: which holds',
    ],
  ),
  ['a WebP that moves', 'moving.webp', await moving(), '9: or moves'],
];
