import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasCovers } from '#tests/support/content.ts';
import { dist } from '#tests/support/folders.ts';
import { files, kindOf, kindsOfPages, listedPages, type Page } from '#tests/support/pages.ts';
import { complaints } from '#tests/site/complaints.ts';

const describe = (image: HTMLElement) => `<img src="${image.getAttribute('src')}">`;

const imagesOf = ({ document }: Page) => document.querySelectorAll('img');

/** Raster images, without flags and icons. */
const picturesOf = (page: Page) =>
  imagesOf(page).filter((image) => !(image.getAttribute('src') ?? '').endsWith('.svg'));

const isWholeNumber = (value = '') => /^[1-9]\d*$/.test(value);

test('images: every image has a width and a height', () => {
  const wrong = complaints((page) =>
    imagesOf(page)
      .filter((image) => !['width', 'height'].every((name) => isWholeNumber(image.getAttribute(name))))
      .map(describe),
  );
  expect(wrong).toEqual([]);
});

test('images: the cover of a news item or project has an alternative text', () => {
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

test('images: every cover is offered as AVIF and WebP', () => {
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

/** The candidates of an image's `srcset` attributes: file and width. */
const sizesOf = (image: HTMLElement) =>
  [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])].flatMap((element) =>
    (element.getAttribute('srcset') ?? '').matchAll(/(\S+) (\d+)w/g).toArray(),
  );

test('srcset: every file is as wide as its descriptor says', async () => {
  const told = new Map(
    listedPages
      .flatMap(picturesOf)
      .flatMap(sizesOf)
      .map(([, path = '', width]) => [path, Number(width)]),
  );
  const wrong: string[] = [];
  for (const [path, width] of told) {
    const made = await sharp(dist + path).metadata();
    if (made.width !== width) wrong.push(`${path} is ${made.width} pixels wide, not ${width}`);
  }
  expect(told.size).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('srcset: every wide image has several widths, and sizes', () => {
  const wrong = complaints((page) =>
    picturesOf(page)
      .filter((image) => Number(image.getAttribute('width')) > 480)
      // A box of fixed size needs one file, for the sharpest screen.
      .filter((image) => !/^\d+px$/.test(image.getAttribute('sizes') ?? ''))
      .flatMap((image) => [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])])
      .filter(
        (image) => !/\d+w,.*\d+w/.test(image.getAttribute('srcset') ?? '') || !image.hasAttribute('sizes'),
      )
      .map((image) => `<${image.rawTagName} srcset="${image.getAttribute('srcset')}">`),
  );
  expect(wrong).toEqual([]);
});

test('lazy loading: at most one image of a page loads eagerly', () => {
  const wrong = complaints((page) => {
    const eager = picturesOf(page).filter((image) => image.getAttribute('loading') !== 'lazy');
    return eager.length > 1 ? [`loads eagerly: ${eager.map(describe).join()}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('fetchpriority: only an eager image has high priority', () => {
  const wrong = complaints((page) =>
    imagesOf(page)
      .filter((image) => image.getAttribute('fetchpriority') === 'high')
      .filter((image) => image.getAttribute('loading') !== 'eager')
      .map(describe),
  );
  expect(wrong).toEqual([]);
});

test('images: no file has EXIF, XMP or IPTC data', async () => {
  const pictures = files.filter((file) => /\.(?:png|jpe?g|webp|avif)$/i.test(file));
  const wrong: string[] = [];
  for (const file of pictures) {
    const { exif, xmp, iptc } = await sharp(dist + file).metadata();
    if (exif ?? xmp ?? iptc) wrong.push(file);
  }
  expect(pictures.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
