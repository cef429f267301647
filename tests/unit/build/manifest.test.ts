import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readRedirects } from '#build/manifest.ts';
import type { Manifest } from '#server/manifest.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';

const find = ({ files }: Manifest, name: string) =>
  files.find(({ variants }) => variants.identity.file === name);

test('a page is listed with address, language and path, and so is a plain file', async () => {
  await using site = await buildSite();
  expect(find(site.manifest, 'nl/services/seo.html')).toMatchObject({
    address: '/nl/services/seo',
    type: 'text/html; charset=utf-8',
    immutable: false,
    page: { locale: 'nl', route: '/services/seo' },
  });
  expect(find(site.manifest, 'nl.html')).toMatchObject({
    address: '/nl',
    page: { locale: 'nl', route: '/' },
  });
  expect(find(site.manifest, 'index.html')).toMatchObject({
    address: '/',
    page: { locale: 'en', route: '/' },
  });
  expect(find(site.manifest, 'robots.txt')?.page).toBeUndefined();
  expect(find(site.manifest, 'assets/page.Dx3kU2_a.css')?.immutable).toBe(true);
  expect(find(site.manifest, 'assets/fonts/23fa6e161bdf84cd.woff2')?.immutable).toBe(true);
  expect(find(site.manifest, 'assets/quay.Bq81LmZ-_Z1xYz.webp')?.immutable).toBe(true);
  expect(find(site.manifest, 'rss.xml')?.immutable).toBe(false);
});

test('pages that answer errors have no address, and private files are not listed', async () => {
  await using site = await buildSite();
  expect(find(site.manifest, 'nl/404.html')).toMatchObject({ page: { locale: 'nl', route: '/404' } });
  expect(find(site.manifest, 'nl/404.html')?.address).toBeUndefined();
  const listed = site.manifest.files.map(({ variants }) => variants.identity.file);
  expect(listed.filter((file) => /^_|\.env|\.(br|gz)$/.test(file))).toEqual([]);
  expect(listed).toContain('.well-known/security.txt');
});

test('compressed forms stand beside every text that gains by it, and unpack to it', async () => {
  await using site = await buildSite();
  const page = await readFile(join(site.folder, 'about.html'));
  expect(brotliDecompressSync(await readFile(join(site.folder, 'about.html.br')))).toEqual(page);
  expect(gunzipSync(await readFile(join(site.folder, 'about.html.gz')))).toEqual(page);
  for (const { variants } of site.manifest.files) {
    for (const { file, size } of Object.values(variants)) {
      expect((await readFile(join(site.folder, file))).length).toBe(size);
      expect(size).toBeLessThanOrEqual(variants.identity.size);
    }
  }
  // Too short even to gain, so short that headers outweigh it, and compressed already.
  for (const file of ['robots.txt', 'humans.txt', 'assets/photo.webp']) {
    expect(Object.keys(find(site.manifest, file)?.variants ?? {})).toEqual(['identity']);
  }
});

test('two builds of the same pages have the same manifest, and leave nothing unfinished', async () => {
  await using one = await buildSite();
  await using two = await buildSite();
  expect(two.manifest).toEqual(one.manifest);
  expect(JSON.parse(await readFile(join(one.folder, '_manifest.json'), 'utf8'))).toEqual(one.manifest);
  expect((await readdir(one.folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a public file that is an archive is no compressed form of another', async () => {
  await using site = await buildSite({ ...smallSite, 'press.tar.gz': 'archive' });
  expect(find(site.manifest, 'press.tar.gz')).toMatchObject({
    address: '/press.tar.gz',
    type: 'application/gzip',
  });
});

test.each([
  [{ '/old': '/new' }, 'the site has no page /new: name one that it has.'],
  [{ '/old': '/robots.txt' }, 'the site has no page /robots.txt'],
  [{ '/old': 'https://evil.example/' }, 'the site has no page https://evil.example/'],
  [{ '/about': '/services/seo' }, 'the site has a page /about: remove one of them.'],
  [{ '/old/[id]': '/about' }, 'write each old address out'],
])('redirects: %j is refused by name', async (redirects, message) => {
  await using site = await buildSite();
  expect(() => readRedirects(redirects, site.manifest.files)).toThrow(message);
});

test('redirects: the object form leads to its destination', async () => {
  await using site = await buildSite();
  const redirects = { '/old': { status: 301, destination: '/about' } } as const;
  expect(readRedirects(redirects, site.manifest.files)).toEqual({ '/old': '/about' });
});
