import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caching, commonHeaders, pageHeaders } from '#server/headers.ts';
import { mergePolicies } from '#server/csp.ts';
import { fileHosts } from '#tests/conformance/hosts.ts';
import type { Host } from '#tests/support/host.ts';
import { manifest } from '#tests/support/manifest.ts';
import { texts } from '#tests/support/texts.ts';
import { ask } from '#tests/support/server-process.ts';

// What remains where no handler runs. What a host cannot do, or does in its own way, the tables below say.

const addressed = manifest.files.flatMap((file) =>
  file.address === undefined ? [] : [{ ...file, address: file.address }],
);
const pages = addressed.filter(({ page }) => page);
const ofPages = { ...commonHeaders, ...pageHeaders(mergePolicies(manifest.policies)) };

const expectPolicy = (headers: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(ofPages)) expect(headers[name.toLowerCase()], name).toBe(value);
};

/** Each host's own way: how it says `no-cache`, and how it moves a reader from a page's file to its address. */
const ways = {
  Cloudflare: { revalidate: 'public, max-age=0, must-revalidate', moved: 307 },
  nginx: { revalidate: caching.revalidate, moved: 308 },
};

/** What an address is answered with that only one of them has. */
const peculiar = [
  // Search engines are told to leave it out.
  { path: '/nl/404', Cloudflare: { status: 200 }, nginx: { status: 404 } },
  // It keeps by path alone, so that a missing file is kept as well.
  {
    path: '/assets/gone.00000000.js',
    Cloudflare: { status: 404, 'cache-control': caching.immutable },
    nginx: { status: 404, 'cache-control': caching.revalidate },
  },
  // The list of the files, which all are public.
  { path: '/_manifest.json', Cloudflare: { status: 200 }, nginx: { status: 404 } },
  // It joins slashes and asks again, on the same site.
  {
    path: '/nl//evil.example',
    Cloudflare: { status: 307, location: '/nl/evil.example' },
    nginx: { status: 404 },
  },
  {
    path: '//evil.example/',
    Cloudflare: { status: 307, location: '/evil.example/' },
    nginx: { status: 404 },
  },
];

describe.each(['Cloudflare', 'nginx'] as const)('%s', (name) => {
  const launch = fileHosts[name];
  const way = ways[name];
  let host: Host | undefined;
  const get = (path: string, headers = {}) => ask(host?.port ?? 0, path, headers);

  describe.skipIf(!launch)('serves', () => {
    beforeAll(async () => void (host = await launch?.()));
    afterAll(() => host?.[Symbol.asyncDispose]());

    test.each(pages)('$address without ending, with policy, asked for again each time', async (page) => {
      const { status, headers } = await get(page.address);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe(way.revalidate);
      expectPolicy(headers);
    });

    test('other spellings of an address by leading there', async () => {
      for (const { address, page } of pages) {
        if (page?.route === '/') continue;
        for (const [spelling, moved] of [
          [`${address}/`, 308],
          [`${address}/index.html`, 308],
          [`${address}.html`, way.moved],
        ] as const) {
          const { status, headers } = await get(`${spelling}?a=%2F`);
          expect([spelling, status, headers.location]).toEqual([spelling, moved, `${address}?a=%2F`]);
        }
      }
    });

    test.each([
      ['/nope', 'en'],
      ['/news/nope', 'en'],
      ['/nope.js', 'en'],
      ['/_headers', 'en'],
      ['/_redirects', 'en'],
      ['/_nginx.conf', 'en'],
      ['/.assetsignore', 'en'],
      ['/nlx', 'en'],
      ['/nl/nope', 'nl'],
      ['/nl/news/nope', 'nl'],
    ] as const)('%s by 404 in the language of the address', async (path, locale) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe(way.revalidate);
      expect(body.toString()).toContain(texts[locale].main.error.notFound.title);
      expectPolicy(headers);
    });

    test('files in their caching classes', async () => {
      for (const { address, page, twinOf, immutable, type } of addressed) {
        if (page) continue;
        const { status, headers } = await get(address);
        const lasting = immutable ? caching.immutable : caching.short;
        const wanted = twinOf ? way.revalidate : address === '/sw.js' ? caching.revalidate : lasting;
        expect([address, status, headers['cache-control']]).toEqual([address, 200, wanted]);
        if (name === 'nginx' || twinOf) expect([address, headers['content-type']]).toEqual([address, type]);
      }
    });

    test('pages compressed', async () => {
      const { headers, body } = await get('/about', { 'Accept-Encoding': 'gzip' });
      expect(headers).toMatchObject({ 'content-encoding': 'gzip' });
      expect(gunzipSync(body).equals((await get('/about')).body)).toBe(true);
    });

    test('a page as it is, whoever asks: the page chooses the language and the island stores the choice', async () => {
      const entering = { 'Accept-Language': 'nl', 'Sec-Fetch-Site': 'none' };
      expect((await get('/about', entering)).status).toBe(200);
      const following = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' };
      expect((await get('/nl/about', following)).headers['set-cookie']).toBeUndefined();
    });

    test.each(peculiar)('$path in its own way', async ({ path, [name]: want }) => {
      const { status, headers } = await get(path);
      expect({ ...headers, status }).toMatchObject(want);
    });

    test.runIf(name === 'nginx')(
      'an error page in the language of the address to who would post',
      async () => {
        for (const [path, locale] of [
          ['/about', 'en'],
          ['/nl/about', 'nl'],
        ] as const) {
          const { status, headers, body } = await ask(host?.port ?? 0, path, {}, 'POST');
          expect(status).toBe(405);
          expect(body.toString()).toContain(texts[locale].main.error.rendering.title);
          expectPolicy(headers);
        }
      },
    );
  });
});
