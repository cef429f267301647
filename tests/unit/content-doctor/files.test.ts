import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeSite } from '#tests/support/content-doctor-site.ts';

const news = 'src/content/news/nl/new-quay.md';
const cover = 'src/content/news/covers/quay.png';

test('a file name must be able to be an address', async () => {
  const site = await makeSite();
  await site.copy(news, 'src/content/news/nl/Een café.md');
  await site.copy(news, 'src/content/news/nl/quay.markdown');
  await site.write('src/content/news/nl/.DS_Store', '');
  expect(await site.findings()).toEqual([
    'src/content/news/nl/Een café.md: cannot be an address: use lower-case letters, digits and single hyphens, such as "een-cafe.md".',
    'src/content/news/nl/quay.markdown: is not a Markdown file: end its name in .md, or move it elsewhere.',
  ]);
});

test('a file that is not UTF-8 is named with the line', async () => {
  const site = await makeSite();
  await site.write(news, Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1'));
  await site.write('src/i18n/locales/nl-NL.json', Buffer.from('{\n\n"a": "\xe9"}', 'latin1'));
  expect(await site.findings()).toEqual([
    `${news}:2: is not UTF-8 text from here on: save the file with the encoding UTF-8.`,
    'src/i18n/locales/nl-NL.json:3: is not UTF-8 text from here on: save the file with the encoding UTF-8.',
  ]);
});

test('a byte order mark does no harm', async () => {
  const site = await makeSite();
  await site.edit(news, '---', '\uFEFF---');
  expect(await site.findings()).toEqual([]);
});

test('services and testimonials exist in every language, news and projects need not', async () => {
  const site = await makeSite();
  await site.remove('src/content/news/en/new-quay.md');
  await site.remove('src/content/projects/nl/bakery.md');
  await site.remove('src/content/testimonials/nl/baker.md');
  await site.remove('src/content/services/en/seo.md');
  expect(await site.findings()).toEqual([
    'src/content/services/nl/seo.md: has no twin: write src/content/services/en/seo.md.',
    'src/content/testimonials/en/baker.md: has no twin: write src/content/testimonials/nl/baker.md.',
  ]);
});

test('the list of services and the files are the same', async () => {
  const site = await makeSite();
  for (const locale of ['en', 'nl']) {
    await site.copy(`src/content/services/${locale}/seo.md`, `src/content/services/${locale}/sea.md`);
    await site.remove(`src/content/services/${locale}/seo.md`);
    await site.remove(`src/content/services/${locale}/it-consultancy.md`);
  }
  const english = 'src/i18n/locales/en-GB.json';
  const unlisted =
    'is not in "services.services-items" of the text files: add its English name there, in every language.';
  expect(await site.findings()).toEqual([
    `src/content/services/en/sea.md: ${unlisted}`,
    `src/content/services/nl/sea.md: ${unlisted}`,
    `${english}:${await site.lineOf(english, '"name": "SEO"')}: "services.services-items" names "SEO", which has no file: the nearest is sea.md.`,
    `${english}:${await site.lineOf(english, '"name": "IT Consultancy"')}: "services.services-items" names "IT Consultancy", which has no file: ` +
      'correct the name, or write src/content/services/en/it-consultancy.md and src/content/services/nl/it-consultancy.md.',
  ]);
});

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#172b47' } });

const pictures = [
  ['a text', () => Buffer.from('hello'), 'which is not a picture that can be read'],
  [
    'an upload that broke',
    () => noisy().then((png) => png.subarray(0, png.length / 2)),
    'which is not a picture that can be read',
  ],
  ['a GIF by another name', () => blank(8, 8).gif().toBuffer(), 'which is a GIF picture'],
  [
    'a bomb of pixels',
    () => blank(5001, 5000).png().toBuffer(),
    'which has 5001 by 5000 pixels (26 megapixels), want at most 25 megapixels',
  ],
] as const;

const noisy = () =>
  sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();

test.for(pictures)('%s is refused as a cover', async ([, make, problem]) => {
  const site = await makeSite();
  await site.write(cover, await make());
  const findings = await site.findings();
  expect(findings).toHaveLength(2);
  for (const finding of findings)
    expect(finding).toContain(`/new-quay.md:5: "cover" is "../covers/quay.png", ${problem}`);
});

const paths = [
  ['../covers/no.png', 'which does not exist: add the picture, or correct the path.'],
  ['covers/quay.png', 'want a path from this file to the picture, such as ../covers/name.png.'],
  ['../covers/quay.gif', 'want a PNG, JPEG, WebP, AVIF or SVG file.'],
  ['../../../../../quay.png', 'which is outside the project: put the picture into src/content.'],
] as const;

test.for(paths)('%s is refused as the path of a cover', async ([path, problem]) => {
  const site = await makeSite();
  await site.edit(news, '../covers/quay.png', path);
  expect(await site.findings()).toEqual([`${news}:5: "cover" is "${path}", ${problem}`]);
});

test('JPEG, WebP, AVIF and SVG are pictures too', async () => {
  const site = await makeSite();
  await site.write('src/content/news/covers/a.jpg', await blank(8, 8).jpeg().toBuffer());
  await site.write('src/content/news/covers/a.webp', await blank(8, 8).webp().toBuffer());
  await site.write('src/content/news/covers/a.avif', await blank(8, 8).avif().toBuffer());
  await site.write(
    'src/content/news/covers/a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  );
  const all = ['jpg', 'webp', 'avif', 'svg'].map((ending) => `![A quay](../covers/a.${ending})`);
  await site.edit(news, 'Text.', all.join('\n'));
  expect(await site.findings()).toEqual([]);
});
