import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasCovers } from '#tests/support/content.ts';
import { dist } from '#tests/support/folders.ts';
import { files, kindOf, kindsOfPages, listedPages, type Page } from '#tests/support/pages.ts';
import { complaints } from '#tests/site/complaints.ts';

const describe = (image: HTMLElement) => `<img src="${image.getAttribute('src')}">`;

const imagesOf = ({ document }: Page) => document.querySelectorAll('img');

/** Photographs and drawings with many colours, not flags and icons. */
const picturesOf = (page: Page) =>
  imagesOf(page).filter((image) => !(image.getAttribute('src') ?? '').endsWith('.svg'));

const isWholeNumber = (value = '') => /^[1-9]\d*$/.test(value);

test('nothing jumps while pictures load, as each says how large it is', () => {
  const wrong = complaints((page) =>
    imagesOf(page)
      .filter((image) => !['width', 'height'].every((name) => isWholeNumber(image.getAttribute(name))))
      .map(describe),
  );
  expect(wrong).toEqual([]);
});

test('a reader who cannot see the pictures is told what they show, or that they only decorate', () => {
  const wrong = complaints((page) =>
    imagesOf(page)
      .filter((image) => !image.hasAttribute('alt'))
      .map(describe),
  );
  expect(wrong).toEqual([]);
});

test('the picture of a news item or a project is described', () => {
  const items = kindsOfPages.filter(({ route }) => /^\/(?:news|portfolio)\/{id}$/.test(kindOf(route)));
  const wrong = complaints(
    (page) =>
      page.document.querySelector('main picture img')?.getAttribute('alt')
        ? []
        : ['lacks a described picture'],
    items,
  );
  expect(items.length > 0).toBe(hasCovers);
  expect(wrong).toEqual([]);
});

test('a browser is offered each cover as AVIF and as WebP', () => {
  const isCover = (image: HTMLElement) => image.closest('picture') !== null;
  const covers = kindsOfPages.flatMap(picturesOf).filter(isCover);
  const wrong = complaints((page) =>
    picturesOf(page)
      .filter(isCover)
      .filter((image) => {
        const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
        const types = sources.map((source) => source.getAttribute('type'));
        const webp = types.includes('image/webp') || (image.getAttribute('src') ?? '').endsWith('.webp');
        return !types.includes('image/avif') || !webp;
      })
      .map(describe),
  );
  expect(covers.length > 0).toBe(hasCovers);
  expect(wrong).toEqual([]);
});

/** The sizes in which a picture is offered, each with the width that the page tells. */
const sizesOf = (image: HTMLElement) =>
  [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])].flatMap((element) =>
    (element.getAttribute('srcset') ?? '').matchAll(/(\S+) (\d+)w/g).toArray(),
  );

test('every size of a picture is as wide as the page says, so that none is blown up', async () => {
  const told = new Map(
    listedPages
      .flatMap(picturesOf)
      .flatMap(sizesOf)
      .map(([, path = '', width]) => [path, Number(width)]),
  );
  const wrong: string[] = [];
  for (const [path, width] of told) {
    const made = await sharp(dist + path).metadata();
    if (made.width !== width) wrong.push(`${path} is ${made.width} pixels wide, and not ${width}`);
  }
  expect(told.size).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('a browser may choose a wide picture in the size that the layout needs', () => {
  const wrong = complaints((page) =>
    picturesOf(page)
      .filter((image) => Number(image.getAttribute('width')) > 480)
      // What has the same place on every screen has one size, enough for the sharpest.
      .filter((image) => !/^\d+px$/.test(image.getAttribute('sizes') ?? ''))
      .flatMap((image) => [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])])
      .filter(
        (image) => !/\d+w,.*\d+w/.test(image.getAttribute('srcset') ?? '') || !image.hasAttribute('sizes'),
      )
      .map((image) => `<${image.rawTagName} srcset="${image.getAttribute('srcset')}">`),
  );
  expect(wrong).toEqual([]);
});

test('at most one picture of a page loads before it is near', () => {
  const wrong = complaints((page) => {
    const eager = picturesOf(page).filter((image) => image.getAttribute('loading') !== 'lazy');
    return eager.length > 1 ? [`loads at once: ${eager.map(describe).join()}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('only a picture that loads at once asks for priority', () => {
  const wrong = complaints((page) =>
    imagesOf(page)
      .filter((image) => image.getAttribute('fetchpriority') === 'high')
      .filter((image) => image.getAttribute('loading') !== 'eager')
      .map(describe),
  );
  expect(wrong).toEqual([]);
});

test('no picture says where or with what it was taken', async () => {
  const pictures = files.filter((file) => /\.(?:png|jpe?g|webp|avif)$/i.test(file));
  const wrong: string[] = [];
  for (const file of pictures) {
    const { exif, xmp, iptc } = await sharp(dist + file).metadata();
    if (exif ?? xmp ?? iptc) wrong.push(file);
  }
  expect(pictures.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
