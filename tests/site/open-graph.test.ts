import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { siteUrl } from '#company';
import { collections } from '#content/collections.ts';
import { itemRoute, listRoute, sections } from '#site/routes.ts';
import { dist, project } from '#tests/support/folders.ts';
import { findPage, kindOf, listedPages, type Page } from '#tests/support/pages.ts';

const readMeta = ({ document }: Page, property: string) =>
  document.querySelector(`head meta[property="${property}"]`)?.getAttribute('content') ?? '';

test('Open Graph: each listed page has a JPEG of 1200 × 630, at an absolute URL, with words', async () => {
  const wrong: string[] = [];
  for (const page of listedPages) {
    const [url, ...size] = ['', ':width', ':height'].map((name) => readMeta(page, `og:image${name}`));
    const file = url?.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length + 1) : '';
    const { format, width, height } = await sharp(await readFile(dist + file)).metadata();
    const found = [format, width, height, ...size].join();
    if (found !== 'jpeg,1200,630,1200,630' || !readMeta(page, 'og:image:alt')) {
      wrong.push(`${page.file}: ${url}, ${found}`);
    }
  }
  expect(wrong).toEqual([]);
});

const withImages = sections
  .filter((name) => name === 'services' || collections[name].picture)
  .map((name) => `${listRoute(name)}/{slug}`);

test('Open Graph: items and services have an image of their own, other pages the brand image', () => {
  const brand = listedPages.filter(({ route }) => route === '/').map((page) => readMeta(page, 'og:image'));
  const wrong = listedPages.filter(
    (page) => brand.includes(readMeta(page, 'og:image')) === withImages.includes(kindOf(page.route)),
  );
  expect(new Set(brand).size).toBe(1);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

// The pictures of other builds may have their focal points in the middle.
const fixture = findPage(itemRoute('news', 'longest'));

test.runIf(fixture)('Open Graph: a cover is cropped around its focal point', async () => {
  const read = async (file: string, position?: string) => {
    const picture = sharp(await sharp(file).resize(1200, 630, { position }).toBuffer());
    return picture.resize(60, 30).greyscale().raw().toBuffer();
  };
  const { pathname } = new URL(fixture ? readMeta(fixture, 'og:image') : '');
  const published = await read(join(dist, pathname));
  // The focal point is near the top.
  const cover = await read(join(project, 'src/content/news/covers/landscape.jpg'), 'top');
  expect(Math.max(...cover.map((value, index) => Math.abs(value - (published[index] ?? 0))))).toBeLessThan(8);
});
