import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardsFolder } from '#cards/address.ts';
import { siteUrl } from '#company';
import { dist } from '#tests/support/folders.ts';
import { files, listedPages, pages, type Page } from '#tests/support/pages.ts';
import { complaints } from '#tests/site/complaints.ts';

const cards = files.filter((file) => file.startsWith(`${cardsFolder}/`));

const metaOf = ({ document }: Page, property: string): string[] =>
  document
    .querySelectorAll(`head meta[property="${property}"]`)
    .map((meta) => meta.getAttribute('content')?.trim() ?? '');

/** The file of the picture that others show of a page: `assets/cards/nl/about.01234567.jpg`. */
const cardOf = (page: Page): string => {
  const [address = ''] = metaOf(page, 'og:image');
  return address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length + 1) : '';
};

test('whoever shares a page shows one picture, described, that is there to be fetched', () => {
  const wrong = complaints((page) => {
    const [alternative = ''] = metaOf(page, 'og:image:alt');
    const named = metaOf(page, 'og:image');
    return named.length === 1 && cards.includes(cardOf(page)) && alternative
      ? []
      : [`og:image ${named.join(' and ')}, described "${alternative}"`];
  }, listedPages);
  expect(wrong).toEqual([]);
});

test('each page has a picture of its own, and none is there that no page shows', () => {
  expect(listedPages.map(cardOf).sort()).toEqual(cards);
});

test('a card has the size that it is said to have, and the type and weight that others show', async () => {
  const wrong: string[] = [];
  for (const page of listedPages) {
    const bytes = await readFile(dist + cardOf(page));
    const { format, width, height } = await sharp(bytes).metadata();
    const made = [`${width}`, `${height}`];
    const told = ['width', 'height'].flatMap((name) => metaOf(page, `og:image:${name}`));
    if (
      format !== 'jpeg' ||
      made.join() !== '1200,630' ||
      told.join() !== made.join() ||
      bytes.length > 80_000
    )
      wrong.push(`${page.file}: ${made.join()}, ${bytes.length} bytes, said to be ${told.join()}`);
  }
  expect(wrong).toEqual([]);
});

test('a page that answers for another address has no picture to share', () => {
  const unlisted = pages.filter(({ listed }) => !listed);
  expect(unlisted.length).toBeGreaterThan(0);
  expect(unlisted.flatMap((page) => metaOf(page, 'og:image'))).toEqual([]);
});
