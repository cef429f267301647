import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { finding, makeSite } from '#tests/support/content-doctor-site.ts';

const news = 'src/content/news/nl/new-quay.md';
const folder = 'src/content/news/covers';

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

/** An upload that broke. */
const half = (picture: Buffer) => picture.subarray(0, picture.length / 2);

const hev1 = (picture: Buffer) =>
  Buffer.from(picture.toString('latin1').replaceAll('avif', 'heic').replaceAll('av01', 'hvc1'), 'latin1');

const turned = () => draw(64, 40).withMetadata({ orientation: 6 });

const cut = 'not a picture that can be read, or only a part of one: export it anew as JPEG';
const aside = 'is to be turned, as only a JPEG may: turn it and save it anew';

/** A cover's path, what the file there holds, and what the doctor says. */
const covers: [path: string, picture: () => Buffer | Promise<Buffer> | undefined, problem: string][] = [
  ['../covers/no.png', () => undefined, 'does not exist: add the picture'],
  ['covers/quay.png', () => undefined, 'want a path from this file to the picture'],
  ['../../../../../quay.png', () => undefined, 'outside the project: put the picture into src/content'],
  ['../covers/quay.gif', () => undefined, 'want a JPEG, PNG, WebP or AVIF file: export it as JPEG'],
  ['../covers/quay.tiff', () => undefined, 'want a JPEG, PNG, WebP or AVIF file: export it as JPEG'],
  ['../covers/quay.HEIC', () => undefined, 'a HEIC picture, as telephones take them: export it as JPEG'],
  ['../covers/quay.svg', () => undefined, 'an SVG picture, of which no sizes can be made: export it as PNG'],
  // What its ending does not promise
  ['../covers/a-text.png', () => Buffer.from('hello'), cut],
  ['../covers/empty.jpg', () => Buffer.of(), cut],
  ['../covers/gif.png', () => draw(64, 64).gif().toBuffer(), 'a GIF picture: export it as JPEG or PNG'],
  ['../covers/tiff.jpg', () => draw(64, 64).tiff().toBuffer(), 'a TIFF picture: export it as JPEG or PNG'],
  ['../covers/heic.jpg', () => noisy.avif().toBuffer().then(hev1), 'a HEIC picture, as telephones take them'],
  ['../covers/png.jpg', () => draw(64, 64).png().toBuffer(), 'holds PNG and not JPEG: name it png.png'],
  ['../covers/webp.avif', () => draw(64, 64).webp().toBuffer(), 'holds WebP and not AVIF: name it webp.webp'],
  // Cut off
  ['../covers/cut.png', () => noisy.png().toBuffer().then(half), cut],
  ['../covers/cut.jpg', () => noisy.jpeg().toBuffer().then(half), cut],
  ['../covers/cut.webp', () => noisy.webp().toBuffer().then(half), cut],
  ['../covers/cut.avif', () => noisy.avif().toBuffer().then(half), cut],
  // Too large and too small
  ['../covers/26.png', () => pretend(5001, 5000), '26 megapixels), want at most 25'],
  ['../covers/bomb.png', () => pretend(20000, 10000), '200 megapixels), want'],
  [
    '../covers/heavy.jpg',
    () => Buffer.alloc(21.4e6),
    'weighs 21.4 MB, want at most 20 MB: export it as JPEG',
  ],
  ['../covers/dot.png', () => draw(1, 1).png().toBuffer(), 'has 1 by 1 pixels, want at least 32 by 32'],
  [
    '../covers/line.png',
    () => draw(1200, 8).png().toBuffer(),
    'has 1200 by 8 pixels, want at least 32 by 32',
  ],
  // Lying on its side
  ['../covers/turned.png', () => turned().png().toBuffer(), aside],
  ['../covers/turned.webp', () => turned().webp().toBuffer(), aside],
  ['../covers/turned.avif', () => turned().avif().toBuffer(), aside],
];

test('what is no picture of ours, not whole, too large or too small is refused as a cover', async () => {
  const site = await makeSite();
  const expected = [];
  for (const [index, [path, picture, problem]] of covers.entries()) {
    const file = `src/content/news/nl/cover-${index}.md`;
    await site.copy(news, file);
    await site.edit(file, '../covers/quay.png', path);
    const content = await picture();
    if (content) await site.write(`src/content/news/nl/${path}`, content);
    expected.push(finding(file, 5, `"cover" is "${path}", `, problem));
  }
  expect(await site.findings()).toEqual(expected);
});

test('a picture that would be blown up is warned of, as it will be cut, and stops nothing', async () => {
  const site = await makeSite();
  await site.write(`${folder}/panorama.jpg`, await draw(3000, 500).jpeg().toBuffer());
  await site.write(`${folder}/turned.jpg`, await turned().resize(2000, 1000).jpeg().toBuffer());
  await site.edit(news, 'quay.png', 'panorama.jpg');
  await site.copy(news, 'src/content/news/nl/turned.md');
  await site.edit('src/content/news/nl/turned.md', 'panorama.jpg', 'turned.jpg');
  await site.write(
    'src/content/testimonials/portraits/baker.png',
    await draw(150, 150).png({ palette: true }).toBuffer(),
  );
  expect(await site.findings()).toEqual([]);
  const portrait = 'gives 150 by 150 pixels of the 200 by 200 that are shown';
  expect(await site.warnings()).toEqual([
    finding(news, 5, '"cover" is "../covers/panorama.jpg"', 'gives 800 by 500 pixels of the 1200 by 750'),
    finding('src/content/news/nl/turned.md', 5, 'gives 1000 by 625 pixels of the 1200 by 750', 'blurred'),
    finding('src/content/testimonials/en/baker.md', 4, '"image" is', portrait),
    finding('src/content/testimonials/nl/baker.md', 4, '"image" is', portrait),
  ]);
});

test('JPEG, WebP, AVIF and SVG are pictures too, and a camera may write more behind one', async () => {
  const site = await makeSite();
  const jpeg = await draw(64, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await site.write(`${folder}/a.jpg`, jpeg);
  await site.write(`${folder}/a.JPEG`, Buffer.concat([jpeg, Buffer.from('a film')]));
  await site.write(`${folder}/a.webp`, await draw(64, 40).webp().toBuffer());
  await site.write(`${folder}/a.avif`, await draw(64, 40).avif().toBuffer());
  await site.write(`${folder}/a.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"/>');
  const all = ['jpg', 'JPEG', 'webp', 'avif', 'svg'].map((ending) => `![A quay](../covers/a.${ending} "A")`);
  await site.edit(news, 'Text.', all.join('\n'));
  expect({ findings: await site.findings(), warnings: await site.warnings() }).toEqual({
    findings: [],
    warnings: [],
  });
});

const want = 'want two whole percentages from 0% to 100%, from the left and from the top, such as 30% 60%';

test('a focal point lies in the picture', async () => {
  const site = await makeSite();
  const points = ['30% 101%', '101% 50%', '-1% 50%', '30 60', 'left top', '30%', '0.5% 50%'];
  const good = ['0% 100%', '30% 60%', '"7% 07%"'];
  for (const [index, point] of [...points, ...good].entries()) {
    const file = `src/content/news/nl/focus-${index}.md`;
    await site.copy(news, file);
    await site.edit(file, 'coverAlt', `coverFocus: ${point}\ncoverAlt`);
  }
  expect(await site.findings()).toEqual(
    points.map((point, index) =>
      finding(`src/content/news/nl/focus-${index}.md`, 6, `"coverFocus" is "${point}", `, want),
    ),
  );
});
