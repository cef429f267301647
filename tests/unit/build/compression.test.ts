import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { compress, openCompressionCache } from '#build/compression.ts';

const page = Buffer.from('<p>Light on the quay.</p>'.repeat(500));
const otherPage = Buffer.from('<p>Light on the water.</p>'.repeat(500));

let folder = '';
beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'cache-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  folder = join(parent, 'compressed');
});

/** Compresses pages as one build does. */
async function build(...pages: Buffer[]): Promise<void> {
  const cache = openCompressionCache(folder);
  const compressed = await Promise.all(pages.map((bytes) => cache.compress(bytes)));
  expect(compressed.map((bytes) => brotliDecompressSync(bytes))).toEqual(pages);
  await cache.prune();
}

const entries = async () => (await readdir(folder)).map((name) => join(folder, name)).sort();
const firstEntry = async () => (await entries())[0] ?? expect.unreachable();

test('compression cache: a second build reads what the first one wrote', async () => {
  await build(page);
  const entry = await firstEntry();
  expect(await readFile(entry)).toEqual(await compress(page));
  const { ino } = await stat(entry);
  await build(page);
  // A file that is written again is another one.
  expect((await stat(await firstEntry())).ino).toBe(ino);
});

test.each<[string, (entry: string) => Promise<void>]>([
  ['half a file', (entry) => truncate(entry, 20)],
  ['an empty file', (entry) => truncate(entry, 0)],
  ['another page', async (entry) => writeFile(entry, await compress(otherPage))],
])('compression cache: %s is replaced', async (_, damage) => {
  await build(page);
  await damage(await firstEntry());
  await build(page);
  expect(await readFile(await firstEntry())).toEqual(await compress(page));
});

test('compression cache: holds at most twice what the last build used', async () => {
  for (let day = 0; day < 5; day += 1) await build(page, Buffer.from(`<p>${day}</p>`.repeat(200)));
  expect(await entries()).toHaveLength(4);
  await build(otherPage);
  expect(await entries()).toHaveLength(2);
});
