import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { collections } from '#content/collections.ts';
import { listRoute, sections } from '#site/routes.ts';
import { siteUrl } from '#site/site-settings.ts';
import { dist } from '#tests/support/folders.ts';
import { kindOf, listedPages, type Page } from '#tests/support/pages.ts';

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
