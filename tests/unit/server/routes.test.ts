import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readBuild } from '#server/read-build.ts';
import { createRoutes } from '#server/routes.ts';
import { buildSite } from '#tests/support/small-site.ts';

const runs = { numRuns: 10_000 };

let site: Awaited<ReturnType<typeof buildSite>>;
let handle: ReturnType<typeof createApp>;
beforeAll(async () => {
  site = await buildSite();
  handle = createApp(await readBuild(site.folder));
});
afterAll(() => site[Symbol.asyncDispose]());

const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('/', '//', 'nl', 'about', 'index', '.html', '.br', '..', '.', 'evil.example'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('\\', '\t', '%2e', '%2f', '%5c', '%09', '%00', '%0d%0a', '%ff', '@', ':', '~'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
const anywhere = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
const page = fc.constantFrom('', '/about', '/nl', '/nl/about', '/services/seo', '/nl/services/seo');
const nearAPage = fc.tuple(
  page,
  fc.constantFrom('/', '.html', '/index.html', ''),
  fc.option(piece, { nil: '' }),
);
const path = fc.oneof(
  anywhere,
  nearAPage.map((pieces) => pieces.join('') || '/'),
);
const query = fc.oneof(
  fc.constant(''),
  fc.string({ unit: 'binary' }).map((text) => `?${text}`),
);
const header = fc.string({ unit: fc.constantFrom(...'abcnl0159,;=*/"-. \t'), maxLength: 30 });

const origin = 'https://lichtkade.example';

test('whatever is asked, a redirect leads to a page of this site, and nothing fails', async () => {
  const addresses = new Set(site.manifest.files.filter(({ page }) => page).map(({ address }) => address));
  let redirects = 0;
  await fc.assert(
    fc.asyncProperty(path, query, header, header, async (pathname, search, cookie, languages) => {
      // As a browser and Node would take it; what is no address at all never reaches the handler.
      const url = URL.parse(`${origin}${pathname}${search}`);
      if (url?.origin !== origin) return;
      const headers = { Cookie: `i18n_redirected=${cookie.trim()}`, 'Accept-Language': languages };
      const response = await handle(new Request(url, { headers }));
      expect([200, 302, 308, 404]).toContain(response.status);
      const location = response.headers.get('location');
      if (location === null) return;
      redirects += 1;
      const target = new URL(location, url);
      expect(target.origin).toBe(origin);
      expect(addresses).toContain(target.pathname);
      expect(target.search).toBe(url.search);
    }),
    runs,
  );
  expect(redirects).toBeGreaterThan(100);
});

test('only what the manifest lists is ever found', () => {
  const routes = createRoutes(site.manifest);
  fc.assert(
    fc.property(path, (text) => {
      const found = routes.find(text);
      const canonical = routes.canonical(text);
      return (found === undefined || site.manifest.files.includes(found)) && !(found && canonical);
    }),
    runs,
  );
});

test.each([
  ['/news/old-boat', '/news/only-english'],
  ['/news/old-boat/', '/news/only-english'],
  ['/news/old-boat.html?a=%2F', '/news/only-english?a=%2F'],
  ['/nl/over-ons', '/nl/about'],
])('redirects: %s leads to %s for good', async (from, to) => {
  // Also for a visitor who would be sent to the other language.
  const answer = await handle(new Request(origin + from, { headers: { 'Accept-Language': 'nl' } }));
  expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
});

test.each([
  '/nl%2Fabout',
  '/nl%5cabout',
  '/%2e%2e/about%00',
  '/about%20',
  '/%',
  '/%ff',
  '/%c3%28',
  '/about%0a',
  '/__proto__',
])('%s is nowhere', async (pathname) => {
  expect((await handle(new Request(origin + pathname))).status).toBe(404);
});
