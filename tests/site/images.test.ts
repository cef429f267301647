import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dist } from '#tests/support/folders.ts';
import { kindOf, listedPages, type Page } from '#tests/support/pages.ts';
import { checkPages } from './check-pages.ts';

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
    if (!/^\/(?:news|portfolio)\/{slug}$/.test(kindOf(route))) return [];
    if (document.querySelector('main header .drawing[role="img"]')?.getAttribute('aria-label')) return [];
    const cover = document.querySelector('main header picture img');
    if (!cover?.getAttribute('alt')) return ['has no cover with an alternative text'];
    const formats = candidatesOf(cover).map(
      (image) => image.getAttribute('type') ?? `image/${image.getAttribute('src')?.split('.').at(-1)}`,
    );
    return ['image/avif', 'image/webp'].filter((format) => !formats.includes(format));
  });
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
