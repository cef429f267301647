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

/** The path of a cover, what its file holds if it exists, and what is found: `code`, or nothing. */
export const covers: [what: string, path: string, bytes: Uint8Array | undefined, code: string][] = [
  ['a path that does not exist', '../covers/lighthouse.png', undefined, 'picture-missing'],
  ['a path from the root', '/covers/quay.png', undefined, 'picture-path'],
  ['a path out of the project', '../../../../../quay.png', undefined, 'picture-outside'],
  ['a drawing', '/art/oven.svg', undefined, ''],
  ['a drawing that does not exist', '/art/items/ovens.svg', undefined, 'picture-missing'],
  ['a GIF', '../covers/quay.gif', undefined, 'picture-format'],
  ['a HEIC', '../covers/quay.HEIC', undefined, 'picture-heic'],
  ['an SVG', '../covers/quay.svg', svg, 'picture-svg'],
  ['a text', '../covers/text.png', Buffer.from('hello'), 'picture-broken'],
  ['a GIF named PNG', '../covers/gif.png', await draw(64, 64).gif().toBuffer(), 'picture-format'],
  ['a HEIC named JPEG', '../covers/heic.jpg', asHeic(await noisy.avif().toBuffer()), 'picture-heic'],
  ['a PNG named JPEG', '../covers/png.jpg', await draw(64, 64).png().toBuffer(), 'picture-extension'],
  ['half a JPEG', '../covers/cut.jpg', half(await noisy.jpeg().toBuffer()), 'picture-broken'],
  ['26 megapixels', '../covers/26.png', await pretend(5001, 5000), 'picture-large'],
  ['21 MB', '../covers/heavy.jpg', Buffer.alloc(21.4e6), 'picture-heavy'],
  ['one pixel', '../covers/dot.png', await draw(1, 1).png().toBuffer(), 'picture-tiny'],
  ['a thin line', '../covers/line.png', await draw(1200, 8).png().toBuffer(), 'picture-tiny'],
  ['a turned PNG', '../covers/turned.png', await turned().png().toBuffer(), 'picture-turned'],
  ['a panorama', '../covers/wide.jpg', await draw(3000, 500).jpeg().toBuffer(), 'picture-blurred'],
  ['a turned JPEG', '../covers/high.jpg', await turned().resize(2000, 1500).jpeg().toBuffer(), ''],
  [
    'a JPEG with more after it',
    '../covers/film.JPEG',
    Buffer.concat([await draw(1600, 1000).jpeg().toBuffer(), Buffer.from('a film')]),
    '',
  ],
  ['an AVIF', '../covers/good.avif', await draw(1600, 1000).avif({ effort: 0 }).toBuffer(), ''],
];
