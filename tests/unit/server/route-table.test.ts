import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readBuild } from '#server/read-build.ts';
import { buildSite } from '#tests/support/small-site.ts';

const origin = 'https://lichtkade.example';

let site: Awaited<ReturnType<typeof buildSite>>;
let handle: ReturnType<typeof createApp>;
beforeAll(async () => {
  site = await buildSite();
  handle = createApp(await readBuild(site.folder));
});
afterAll(() => site[Symbol.asyncDispose]());

const words = ['/', '//', 'nl', 'about', 'index', '.html', '.br', '..', '.', 'evil.example', '@', ':', '~'];
const escapes = ['\\', '\t', '%2e', '%2f', '%5c', '%09', '%00', '%0d%0a', '%ff'];
const piece = fc.oneof(fc.constantFrom(...words, ...escapes), fc.string({ unit: 'binary', maxLength: 3 }));
const anywhere = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
const nearAPage = fc
  .tuple(
    fc.constantFrom('', '/about', '/nl', '/nl/about', '/services/seo', '/nl/services/seo'),
    fc.constantFrom('/', '.html', '/index.html', ''),
    fc.option(piece, { nil: '' }),
  )
  .map((pieces) => pieces.join('') || '/');
const query = fc.oneof(
  fc.constant(''),
  fc.string({ unit: 'binary' }).map((text) => `?${text}`),
);
const header = fc.string({ unit: fc.constantFrom(...'abcnl0159,;=*/"-. \t'), maxLength: 30 });

test('redirects: no request leads to another site, to an unknown address or to an error', async () => {
  const addresses = new Set(site.manifest.files.filter(({ page }) => page).map(({ address }) => address));
  let redirects = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(anywhere, nearAPage),
      query,
      header,
      header,
      async (path, search, ...values) => {
        // Browsers and Node refuse addresses that aren't valid.
        const url = URL.parse(`${origin}${path}${search}`);
        if (url?.origin !== origin) return;
        const headers = { Cookie: `i18n_redirected=${values[0].trim()}`, 'Accept-Language': values[1] };
        const response = await handle(new Request(url, { headers }));
        expect([200, 302, 308, 404]).toContain(response.status);
        const location = response.headers.get('location');
        if (location === null) return;
        redirects += 1;
        const target = new URL(location, url);
        expect(target.origin).toBe(origin);
        expect(addresses).toContain(target.pathname);
        expect(target.search).toBe(url.search);
      },
    ),
    { numRuns: 10_000 },
  );
  expect(redirects).toBeGreaterThan(100);
});

test.each([
  ['/news/old-boat', '/news/only-english'],
  ['/news/old-boat/', '/news/only-english'],
  ['/news/old-boat.html?a=%2F', '/news/only-english?a=%2F'],
  ['/nl/over-ons', '/nl/about'],
])('redirects: the old address %s leads to %s permanently', async (from, to) => {
  const answer = await handle(new Request(origin + from, { headers: { 'Accept-Language': 'nl' } }));
  expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
});

test.each([
  ...['/nl%2Fabout', '/nl%5cabout', '/%2e%2e/about%00', '/about%20', '/%', '/%ff', '/%c3%28', '/about%0a'],
  ...['/__proto__', '/.env', '/_headers', '/about.html.br'],
])('routes: %s is unknown', async (path) => {
  expect((await handle(new Request(origin + path))).status).toBe(404);
});
