import { afterAll, beforeAll, expect, test } from 'vitest';
import { caching, commonHeaders, pageHeaders } from '#server/handler/headers/headers.ts';
import { startStatic } from '#tests/conformance/hosts.ts';
import type { Host } from '#tests/support/host.ts';
import { manifest } from '#tests/support/manifest.ts';
import { texts } from '#tests/support/texts.ts';
import { ask } from '#tests/support/server-process.ts';

// What remains where no handler runs: a real static host that reads `_headers` and `_redirects`. What it cannot do,
// the table below says, and what the page does instead.

const addressed = manifest.files.filter(({ address }) => address !== undefined);
const pages = addressed.filter(({ page }) => page).map(({ address = '' }) => address);
const ofPages = { ...commonHeaders, ...pageHeaders(manifest.styleHashes) };
const notFound = { en: texts.en.main.error.notFound.title, nl: texts.nl.main.error.notFound.title };

let host: Host | undefined;
beforeAll(async () => {
  host = await startStatic();
});
afterAll(() => host?.[Symbol.asyncDispose]());

const get = (path: string, headers = {}) => ask(host?.port ?? 0, path, headers);

const expectPolicy = (headers: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(ofPages)) expect(headers[name.toLowerCase()], name).toBe(value);
};

test.each(pages)('%s is found without ending, with policy, and asked for again each time', async (path) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  // The host's own words for `no-cache`.
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expectPolicy(headers);
});

test.each(pages.filter((path) => !['/', '/nl'].includes(path)))(
  'other spellings of %s lead there for good',
  async (path) => {
    for (const spelling of [`${path}/`, `${path}/index.html`]) {
      const { status, headers } = await get(spelling);
      expect([status, headers.location], spelling).toEqual([308, path]);
    }
    // The host knows this one by itself, and says it for now only.
    const { status, headers } = await get(`${path}.html`);
    expect([status, headers.location]).toEqual([307, path]);
  },
);

test.each([
  ['/nope', 'en'],
  ['/news/nope', 'en'],
  ['/_headers', 'en'],
  ['/_redirects', 'en'],
  ['/_nginx.http.conf', 'en'],
  ['/.assetsignore', 'en'],
  ['/nl/nope', 'nl'],
  ['/nl/news/nope', 'nl'],
] as const)('%s is answered by 404 in the language of the address', async (path, locale) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).toContain(notFound[locale]);
  expectPolicy(headers);
});

test('files keep their caching classes', async () => {
  for (const { address = '', page, immutable } of addressed) {
    if (page) continue;
    const { status, headers } = await get(address);
    const wanted = address === '/sw.js' ? caching.revalidate : immutable ? caching.immutable : caching.short;
    expect([address, status, headers['cache-control']]).toEqual([address, 200, wanted]);
  }
});

test.each([
  {
    what: 'it does not choose the language: the page does, before it is painted',
    path: '/about',
    headers: { 'Accept-Language': 'nl', 'Sec-Fetch-Site': 'none' },
    want: { status: 200, vary: undefined },
  },
  {
    what: 'it does not store the choice of one who follows the switch: the island does',
    path: '/nl/about',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' },
    want: { status: 200, 'set-cookie': undefined },
  },
  {
    what: 'it gives the error page of a language an address of its own: search engines are told to leave it out',
    path: '/nl/404',
    headers: {},
    want: { status: 200 },
  },
  {
    what: 'it keeps by path alone, so that a missing file is kept as well: the build keeps old files for a week',
    path: '/assets/gone.00000000.js',
    headers: {},
    want: { status: 404, 'cache-control': caching.immutable },
  },
  {
    what: 'it publishes the list of its files, which all are public',
    path: '/_manifest.json',
    headers: {},
    want: { status: 200 },
  },
  {
    what: 'it joins slashes and asks again, on the same site',
    path: '/nl//evil.example',
    headers: {},
    want: { status: 307, location: '/nl/evil.example' },
  },
])('$what', async ({ path, headers: sent, want: { status, ...wanted } }) => {
  const answer = await get(path, sent);
  expect(answer.status).toBe(status);
  for (const [name, value] of Object.entries(wanted)) expect(answer.headers[name], name).toBe(value);
});
