import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { itemRoute, routes } from '#site/routes.ts';
import { siteUrl } from '#site/site-settings.ts';
import { dist, project } from '#tests/support/folders.ts';
import { findPage, listedPages } from '#tests/support/pages.ts';

// The pictures of other builds may have their focal points in the middle.
const longest = itemRoute('news', 'longest');

test.runIf(findPage(longest)).each([
  ['on its page', longest, 'main header picture img', 'src'],
  ['on its tile', routes.news, 'main li picture img', 'src'],
  ['in a link preview', longest, 'meta[property="og:image"]', 'content'],
])('images: a cover is cropped around its focal point %s', async (_, path, selector, attribute) => {
  const address = findPage(path)?.document.querySelector(selector)?.getAttribute(attribute);
  const { pathname } = new URL(address ?? '', siteUrl);
  const read = (picture: Sharp) => picture.resize(60, 30, { fit: 'fill' }).greyscale().raw().toBuffer();
  const published = sharp(join(dist, decodeURI(pathname)));
  const { width, height } = await published.metadata();
  // The focal point is near the top.
  const crop = sharp(join(project, 'src/content/news/covers/landscape.jpg')).resize(width, height, {
    position: 'top',
  });
  const [found, expected] = await Promise.all([read(published), read(sharp(await crop.toBuffer()))]);
  const differences = expected.map((grey, index) => Math.abs(grey - (found[index] ?? NaN)));
  // Compression changes a grey by up to 13, a crop around the middle by 41.
  expect(Math.max(...differences), pathname).toBeLessThan(20);
});

test('srcset: every file is as wide as its descriptor says', async () => {
  const images = listedPages.flatMap(({ document }) => document.querySelectorAll('[srcset]'));
  const candidates = images.flatMap((image) => image.getAttribute('srcset')?.split(',') ?? []);
  for (const candidate of new Set(candidates)) {
    const [path = '', width] = candidate.trim().split(' ');
    if (width) expect(`${(await sharp(dist + decodeURI(path)).metadata()).width}w`, path).toBe(width);
  }
});

test('Open Graph: each listed page has a JPEG of 1200 × 630, at an absolute URL', async () => {
  for (const { document, path } of listedPages) {
    const url = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    const { format, width, height } = await sharp(join(dist, new URL(url).pathname)).metadata();
    expect({ format, width, height }, path).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  }
});
