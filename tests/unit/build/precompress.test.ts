import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from '#build/precompress.ts';

const text = Buffer.from('Light on the quay. '.repeat(99));

test('compression: both variants unpack to the file', async () => {
  const { br, gzip } = await compress(text);
  expect(brotliDecompressSync(br ?? '')).toEqual(text);
  expect(gunzipSync(gzip ?? '')).toEqual(text);
});

test('compression: short files and files that gain nothing have no variants', async () => {
  expect(await compress(text.subarray(0, 200))).toEqual({});
  expect(await compress(randomBytes(2000))).toEqual({});
});
