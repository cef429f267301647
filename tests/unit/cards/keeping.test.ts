import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetUnused } from '#build/release/kept.ts';
import { cardName, cardsFolder, shownAmong } from '#cards/address.ts';
import { openCards } from '#cards/draw.ts';
import type { SitePage } from '#site/page.ts';

let cache = '';
let cover = '';

const paint = (background: string) =>
  sharp({ create: { width: 160, height: 100, channels: 3, background } }).toFile(cover);

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'cards-'));
  cover = join(cache, 'cover.png');
  await paint('#223c5f');
});

afterEach(() => rm(cache, { recursive: true }));

/** A picture as Astro hands it over; to read anything else of it would have its original published. */
const picture = () =>
  new Proxy({} as Record<PropertyKey, unknown>, {
    get(_, name) {
      if (name === 'fsPath') return cover;
      throw new Error(`"${String(name)}" of a cover was read.`);
    },
  });

const item = (title: string, coverFocus = '50% 50%') => {
  const data = { cover: picture(), coverFocus };
  return {
    kind: 'item',
    locale: 'en',
    route: '/news/x',
    title,
    trail: [],
    entry: { data },
  } as unknown as SitePage;
};

const draw = (page: SitePage) => openCards(pathToFileURL(`${cache}/`))(page);
const keptCards = () => readdir(join(cache, cardsFolder));

test('what an earlier build drew is not drawn again', async () => {
  const first = await draw(item('Quay'));
  expect((await sharp(first).metadata()).width).toBe(1200);
  const [name = '', ...others] = await keptCards();
  await writeFile(join(cache, cardsFolder, name), 'kept');
  expect((await draw(item('Quay'))).toString()).toBe('kept');
  expect(others).toEqual([]);
});

test('another title, another picture and another focal point each make another card', async () => {
  await draw(item('Quay'));
  await draw(item('Key'));
  await draw(item('Quay', '10% 50%'));
  await paint('#f47b20');
  await draw(item('Quay'));
  expect(await keptCards()).toHaveLength(4);
});

test('a card that cannot be drawn is named by its page', async () => {
  await writeFile(cover, 'no picture');
  await expect(draw(item('Quay'))).rejects.toThrow('/news/x: its card cannot be drawn.');
});

test('cards are forgotten that a build does not show', async () => {
  await draw(item('Quay'));
  const [shown = ''] = await keptCards();
  await draw(item('Key'));
  const isShown = shownAmong([`${cardName('/news/x', shown)}.jpg`]);
  await forgetUnused(join(cache, cardsFolder), isShown);
  expect(await keptCards()).toEqual([shown]);
});
