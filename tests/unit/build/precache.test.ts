import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choosePrecache, precacheLimit } from '#build/release/precache.ts';
import { locales } from '#i18n/locales.ts';
import { localizePath, offlineRoute } from '#site/routing.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precache-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes files, and gives workbox's list of them. */
async function build(files: Record<string, string | Uint8Array>) {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return Object.entries(files).map(([url, { length }]) => ({ url, revision: 'r', size: length }));
}

const page = `
  <link rel="manifest" href="/manifest.webmanifest">
  <style>@font-face{src:url("/assets/fonts/23fa.woff2")}</style>
  <script type="module" src="/assets/main.js"></script>
  <astro-island component-url="/assets/Menu.js" renderer-url="/assets/client.js" props="{&quot;flag&quot;:&quot;/assets/nl.svg&quot;}">
  <source srcset="/assets/a.1x.avif 1x, /assets/a.2x.avif 2x">`;

const offline = locales.map(({ code }) => localizePath(code, offlineRoute));

const small = {
  ...Object.fromEntries(offline.map((path) => [`${path.slice(1)}.html`, page])),
  'about.html': '<p>/assets/other.js</p>',
  'manifest.webmanifest': '{}',
  'assets/main.js': 'import("./part.js")',
  'assets/part.js': '',
  'assets/other.js': '',
  'assets/Menu.js': 'import "./client.js"',
  'assets/client.js': '',
  'assets/nl.svg': '',
  'assets/a.1x.avif': '',
  'assets/a.2x.avif': '',
  'assets/fonts/23fa.woff2': '',
};

test('the offline pages and what they need are precached, by address; what an island needs is not', async () => {
  const entries = await choosePrecache(folder, await build(small));
  expect(entries.map(({ url }) => url)).toEqual(
    [
      '/assets/a.1x.avif',
      '/assets/a.2x.avif',
      '/assets/fonts/23fa.woff2',
      '/assets/main.js',
      '/assets/part.js',
      '/manifest.webmanifest',
      ...offline,
    ].sort(),
  );
});

test('the order of the files changes nothing', async () => {
  const entries = await build(small);
  expect(await choosePrecache(folder, entries.toReversed())).toEqual(await choosePrecache(folder, entries));
});

test('more than the limit is refused', async () => {
  const entries = await build({ ...small, 'assets/fonts/23fa.woff2': randomBytes(precacheLimit) });
  await expect(choosePrecache(folder, entries)).rejects.toThrow(`want ${precacheLimit} at most`);
});

test('a language without an offline page is refused', async () => {
  const entries = await build(
    Object.fromEntries(Object.entries(small).filter(([file]) => file !== 'nl/offline.html')),
  );
  await expect(choosePrecache(folder, entries)).rejects.toThrow(/nl\/offline\.html/);
});
