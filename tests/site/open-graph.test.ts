import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { siteUrl } from '#site/site-settings.ts';
import { dist } from '#tests/support/folders.ts';
import { listedPages, type Page } from '#tests/support/pages.ts';

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
