import { randomBytes } from 'node:crypto';
import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readRedirects } from '#build/manifest.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';

const editor = { sources: { 'connect-src': ['https://api.example'] }, opener: 'same-origin' } as const;
const files = {
  ...smallSite,
  'press.tar.gz': 'archive',
  'admin.html': '<title>Web editor</title>',
  'short.txt': 'Light on the quay. '.repeat(10),
  'noise.txt': randomBytes(2000),
};
const site = await buildSite(files, editor);
afterAll(() => site[Symbol.asyncDispose]());

const find = (name: string) => site.manifest.files.find(({ variants }) => variants.identity.file === name);

test.each([
  ['nl.html', { address: '/nl', page: { locale: 'nl', route: '/' }, immutable: false }],
  ['nl/404.html', { address: undefined, page: { locale: 'nl', route: '/404' } }],
  ['.well-known/security.txt', { address: '/.well-known/security.txt' }],
  ['press.tar.gz', { address: '/press.tar.gz', type: 'application/gzip' }],
  ['admin.html', { address: '/admin', page: undefined, editor }],
  ['assets/page.Dx3kU2_a.css', { immutable: true }],
  ['assets/fonts/23fa6e161bdf84cd.woff2', { immutable: true }],
  ['assets/quay.Bq81LmZ-_Z1xYz.webp', { immutable: true }],
])('manifest: %s is %j', (file, expected) => {
  const { address, page, ...others } = find(file) ?? expect.unreachable();
  expect({ address, page, ...others }).toMatchObject(expected);
});

test('manifest: private files and compressed variants are not files of the site', async () => {
  const listed = site.manifest.files.map(({ variants }) => variants.identity.file);
  expect(listed.filter((file) => /^_|\.env|\.br$/.test(file))).toEqual([]);
  expect(JSON.parse(await readFile(join(site.folder, '_manifest.json'), 'utf8'))).toEqual(site.manifest);
});

// That they decompress to it is seen by the tests of the servers.
test('precompression: text has a smaller variant', async () => {
  for (const { variants } of site.manifest.files) {
    for (const { file, size } of Object.values(variants)) {
      expect(await readFile(join(site.folder, file))).toHaveLength(size);
      expect(size).toBeLessThanOrEqual(variants.identity.size);
    }
  }
  expect(Object.keys(find('about.html')?.variants ?? {})).toEqual(['identity', 'br']);
});

test('precompression: what the last build has is taken if it is whole, and of the same content', async () => {
  await using before = await buildSite();
  const inBefore = (file: string) => join(before.folder, `${file}.br`);
  const content = await readFile(join(before.folder, 'about.html'));
  const quick = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } });
  await writeFile(inBefore('about.html'), quick);
  await truncate(inBefore('index.html'), 20);
  await copyFile(inBefore('nl.html'), inBefore('404.html'));
  await using after = await buildSite(smallSite, undefined, before.folder);
  expect(await readFile(join(after.folder, 'about.html.br'))).toEqual(quick);
  for (const file of ['index.html.br', '404.html.br'])
    expect(await readFile(join(after.folder, file))).toEqual(await readFile(join(site.folder, file)));
});

test.each(['assets/photo.webp', 'short.txt', 'noise.txt'])(
  'precompression: %s gains nothing by it',
  (file) => {
    expect(Object.keys(find(file)?.variants ?? {})).toEqual(['identity']);
  },
);

test('redirects: the object form leads to its destination', () => {
  const redirects = { '/old': { status: 301, destination: '/about' } } as const;
  expect(readRedirects(redirects)).toEqual({ '/old': '/about' });
});
