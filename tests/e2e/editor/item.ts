import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const sentence = 'Na twintig jaar stil te hebben gestaan, draait de kraan op de kade weer elke zaterdag.';

/** A photograph as large as the site shows one. */
export const takePhotograph = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 750, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A news item of the test's own, in one language: what is published now has no say in it. */
export const item = {
  id: 'the-crane-of-the-editors-test',
  file: 'src/content/news/nl/the-crane-of-the-editors-test.md',
  cover: 'src/content/news/covers/the-crane-of-the-editors-test.jpg',
  text: `---
title: De kraan draait weer
summary: ${sentence}
date: 2020-04-19
cover: ../covers/the-crane-of-the-editors-test.jpg
coverAlt: Een rode kraan boven het water.
---

## Wat er te zien is

Kom **zaterdag** kijken.

| dag | tijd |
| :-- | --: |
| zaterdag | 10 tot 12 |
`,
};

/**
 * Writes the item into a copy of the project.
 * @param folder the copy
 * @returns its files, by their paths
 */
export async function writeItem(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map([
    [item.file, Buffer.from(item.text)],
    [item.cover, await takePhotograph('#b3341f')],
  ]);
  for (const [file, bytes] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes);
  }
  return files;
}
