import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { CardContent, CardPicture } from '#cards/content.ts';
import { heaviest, renderCard } from '#cards/render.ts';
import { locales } from '#i18n/locales.ts';
import { longestTitle } from '#content/schemas/shared.ts';
import { root } from '#tests/support/folders.ts';
import { covers, drawPictures } from '#tests/fixtures/pictures.ts';
import { fill, type Manner } from '#tests/fixtures/words.ts';

const folder = await drawPictures();

const cover = (file: string, focus = '50% 50%'): CardPicture => ({ kind: 'cover', file, hash: '', focus });
const svg = (file: string) => readFile(join(root, 'art', file), 'utf8');

const pictures: CardPicture[] = [
  ...Object.values(covers).map(({ file }) => cover(join(folder, file), '80% 20%')),
  { kind: 'drawing', svg: await svg('headers/default.svg') },
  { kind: 'scene', svg: await svg('cards/home.svg') },
];

const manners: Manner[] = ['prose', 'word', 'characters'];
const titles = locales.flatMap(({ code }) => manners.map((manner) => fill(code, manner, longestTitle)));

const render = (content: Partial<CardContent>, limit?: number) =>
  renderCard({ title: 'Quay', section: '', picture: pictures[0] as CardPicture, ...content }, limit);

test.each(titles)(
  '“%s” stands on a card of 1200 by 630 pixels and 80 kB at most, beside any picture',
  async (title) => {
    for (const picture of pictures) {
      const card = await render({ title, section: title.slice(0, 30), picture });
      expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(card.length).toBeLessThanOrEqual(80_000);
    }
  },
);

test('nobody is sent a heavier card than others show', async () => {
  expect(heaviest).toBeLessThanOrEqual(80_000);
  await expect(render({}, 5_000)).rejects.toThrow(
    /weighs \d+ bytes at the lowest quality, want 5000 at most/,
  );
});

test('a calm picture keeps the quality that a busy one has to give', async () => {
  const [busy, calm] = await Promise.all([render({}, 40_000), render({}, 80_000)]);
  expect(busy.length).toBeLessThanOrEqual(40_000);
  expect(calm.length).toBeGreaterThan(busy.length);
});

describe('a cover', () => {
  /** A wide picture whose left half is black and whose right half is white. */
  const halves = join(folder, 'halves.png');

  /** How bright the picture on the right of a card is. */
  const brightness = async (focus: string) => {
    const card = await render({ picture: cover(halves, focus) });
    const part = { left: 720, top: 40, width: 440, height: 440 };
    const { channels } = await sharp(await sharp(card).extract(part).toBuffer()).stats();
    return channels[0]?.mean ?? Number.NaN;
  };

  test('is cut around its focal point', async () => {
    const black = { width: 1000, height: 500, channels: 3, background: '#000' } as const;
    const white = { create: { ...black, background: '#fff' } };
    await sharp({ create: { ...black, width: 2000 } })
      .composite([{ input: white, left: 1000, top: 0 }])
      .toFile(halves);
    expect(await brightness('10% 50%')).toBeLessThan(10);
    expect(await brightness('90% 50%')).toBeGreaterThan(245);
  });
});
