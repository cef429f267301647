import { randomBytes } from 'node:crypto';
import { mkdtempDisposable, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCompressor } from '#build/release/compress.ts';

const text = Buffer.from('Light on the quay. '.repeat(99));
const other = Buffer.from('Water below the crane. '.repeat(99));

test('what has not changed is not compressed again, and what is gone is forgotten', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'compress-'));
  const first = createCompressor(folder.path);
  const brotli = await first.compress(text, 'br');
  const gzip = await first.compress(text, 'gzip');
  await first.compress(other, 'br');
  expect(brotliDecompressSync(brotli ?? '')).toEqual(text);
  expect(gunzipSync(gzip ?? '')).toEqual(text);
  expect(first.made).toBe(3);

  const second = createCompressor(folder.path);
  expect(await second.compress(text, 'br')).toEqual(brotli);
  expect(second.made).toBe(0);
  await second.forgetUnused();
  expect(await readdir(folder.path)).toHaveLength(1);
});

test('what is too short, or gains nothing, stays as it is', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'compress-'));
  const compressor = createCompressor(folder.path);
  expect(await compressor.compress(text.subarray(0, 200), 'br')).toBeUndefined();
  expect(await compressor.compress(randomBytes(2000), 'br')).toBeUndefined();
});

test('two files that are the same are compressed once', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'compress-'));
  const compressor = createCompressor(folder.path);
  const [one, two] = await Promise.all([compressor.compress(text, 'br'), compressor.compress(text, 'br')]);
  expect(one).toEqual(two);
  expect(compressor.made).toBe(1);
});
