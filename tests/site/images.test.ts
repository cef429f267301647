import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { cropAround, largestCrop } from '#build/crop.ts';
import { defaultLocale } from '#i18n/shared/locales.ts';
import { dist, project } from '#tests/support/folders.ts';
import { findPage, kindOf, listedPages, type Page } from '#tests/support/pages.ts';
import { checkPages } from './check-pages.ts';
import { newest, type Fields } from './content-items.ts';

const describe = (image: HTMLElement) => `<img src="${image.getAttribute('src')}">`;

const imagesOf = ({ document }: Page) => document.querySelectorAll('img');

/** Raster images, without flags and icons. */
const picturesOf = (page: Page) =>
  imagesOf(page).filter((image) => !image.getAttribute('src')?.endsWith('.svg'));

const isWide = (image: HTMLElement) => Number(image.getAttribute('width')) > 480;

/** An image with the sources of its `<picture>`. */
const candidatesOf = (image: HTMLElement) => [
  image,
  ...(image.closest('picture')?.querySelectorAll('source') ?? []),
];

test('images: every image has a width and a height', () => {
  checkPages((page) =>
    imagesOf(page)
      .filter(
        (image) => !['width', 'height'].every((name) => /^[1-9]\d*$/.test(image.getAttribute(name) ?? '')),
      )
      .map(describe),
  );
});

test('images: a cover has an alternative text; a photograph is offered as AVIF and WebP', () => {
  checkPages(({ document, route }) => {
    if (!/^\/(?:news|portfolio)\/{id}$/.test(kindOf(route))) return [];
    if (document.querySelector('main header .drawing[role="img"]')?.getAttribute('aria-label')) return [];
    const cover = document.querySelector('main header picture img');
    if (!cover?.getAttribute('alt')) return ['has no cover with an alternative text'];
    const formats = candidatesOf(cover).map(
      (image) => image.getAttribute('type') ?? `image/${image.getAttribute('src')?.split('.').at(-1)}`,
    );
    return ['image/avif', 'image/webp'].filter((format) => !formats.includes(format));
  });
});

/** The greys of a picture of 16 by 10 pixels. */
const shrink = (picture: Sharp) => picture.resize(16, 10, { fit: 'fill' }).greyscale().raw().toBuffer();

test('images: the cover of an article is cropped around its focal point', async () => {
  for (const item of newest('news', defaultLocale)) {
    const image = findPage(item.path)?.document.querySelector('main header picture img');
    // A drawing is part of the page.
    if (!image) continue;
    const { cover, coverFocus }: Fields = item;
    const focus = String(coverFocus);
    const published = await shrink(sharp(dist + image.getAttribute('src')));
    const original = sharp(join(project, 'src/content/news', defaultLocale, String(cover)));
    const size = await original.metadata();
    const target = largestCrop(size, { width: 16_000, height: 10_000 });
    const differenceTo = async (focus: string) => {
      const crop = await shrink(original.clone().extract(cropAround(size, target, focus).part));
      return crop.reduce((sum, grey, index) => sum + Math.abs(grey - (published[index] ?? NaN)), 0);
    };
    expect(
      await differenceTo(focus),
      `${item.path}: nearer to a crop around ${focus} than to one around the middle`,
    ).toBeLessThanOrEqual(await differenceTo('50% 50%'));
  }
});

test('srcset: every file is as wide as its descriptor says', async () => {
  const pictures = listedPages.flatMap(picturesOf);
  const candidates = pictures
    .flatMap(candidatesOf)
    .flatMap((image) => image.getAttribute('srcset')?.split(',') ?? []);
  expect(candidates.length > 0).toBe(pictures.some(isWide));
  for (const candidate of new Set(candidates)) {
    const [path = '', width] = candidate.trim().split(' ');
    expect(`${(await sharp(dist + path).metadata()).width}w`, path).toBe(width);
  }
});

test('srcset: every wide image has several widths, and sizes', () => {
  checkPages((page) =>
    picturesOf(page)
      .filter(isWide)
      // A box of fixed size needs one file, for the sharpest screen.
      .filter((image) => !/^\d+px$/.test(image.getAttribute('sizes') ?? ''))
      .flatMap(candidatesOf)
      .filter(
        (image) => !/\d+w,.*\d+w/.test(image.getAttribute('srcset') ?? '') || !image.hasAttribute('sizes'),
      )
      .map((image) => `<${image.rawTagName} srcset="${image.getAttribute('srcset')}">`),
  );
});

test('lazy loading: at most one picture of a page loads eagerly, and only it has priority', () => {
  checkPages((page) => {
    const eager = picturesOf(page).filter((image) => image.getAttribute('loading') !== 'lazy');
    const urgent = imagesOf(page).filter((image) => image.getAttribute('fetchpriority') === 'high');
    return [
      ...(eager.length > 1 ? eager.map(describe) : []),
      ...urgent.filter((image) => image.getAttribute('loading') !== 'eager').map(describe),
    ];
  });
});
