import { describe, expect, test } from 'vitest';
import { localizePath, parsePath } from '#site-map/routing.ts';
import { localeChoices } from '#tests/cases/locale-choice.ts';
import { ask } from '#tests/support/server-process.ts';
import { serveSmallSite } from '#tests/support/small-site-server.ts';

const server = serveSmallSite();

const dutch = { 'Accept-Language': 'nl-NL,nl;q=0.9,en;q=0.8' };
const inside = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' };
const get = (path: string, headers = {}) => ask(server.port, path, headers);
const referrer = (path: string) => ({ Referer: `${server.url}${path}` });

describe('on entry', () => {
  const pages = localeChoices.filter(({ path }) => ['/about', '/nl/about', '/nl'].includes(path));
  test.each(pages)('a visitor $of gets $want', async ({ path, cookie, languages, entry, want }) => {
    const { status, headers } = await get(`${path}?q=1`, {
      ...(cookie === undefined ? {} : { Cookie: `a=b; i18n_redirected=${cookie}` }),
      ...(languages.length > 0 ? { 'Accept-Language': languages.join(',') } : {}),
      'Sec-Fetch-Site': entry ? 'none' : 'same-origin',
    });
    const { locale, route } = parsePath(path);
    const location = locale === want ? undefined : `${localizePath(want, route)}?q=1`;
    expect({ status, location: headers.location }).toEqual({ status: location ? 302 : 200, location });
  });

  test('the redirect is stored by no cache, says what it depends on, and stores no choice', async () => {
    const { headers } = await get('/', dutch);
    expect(headers).toMatchObject({ location: '/nl', 'cache-control': 'no-store' });
    expect(headers.vary).toMatch(/Accept-Language.*Cookie/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('a page without prefix says what it depends on, its 304 too', async () => {
    for (const headers of [{}, { 'If-None-Match': '*' }]) {
      expect((await get('/about', headers)).headers.vary).toMatch(/Accept-Language.*Cookie/);
    }
  });

  test.each([
    ['typed', { 'Sec-Fetch-Site': 'none' }, 302],
    ['from another site', { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://search.example/' }, 302],
    ['from a neighbour', { 'Sec-Fetch-Site': 'same-site' }, 302],
    ['inside', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['by an old browser, from another site', { Referer: 'https://search.example/' }, 302],
    ['by an old browser, from a broken referrer', { Referer: 'http://[' }, 302],
    ['by an old browser, typed', {}, 302],
  ])('%s', async (_how, headers, status) => {
    expect((await get('/about', { ...dutch, ...headers })).status).toBe(status);
  });

  test('an old browser inside the site is known by its referrer', async () => {
    expect((await get('/about', { ...dutch, ...referrer('/') })).status).toBe(200);
  });

  test('a copy that is still good does not hide the redirect', async () => {
    expect((await get('/about', { ...dutch, 'If-None-Match': '*' })).status).toBe(302);
  });

  test.each([
    '/robots.txt',
    '/rss.xml',
    '/sw.js',
    '/assets/photo.webp',
    '/lichtkade.vcf',
    '/news/only-english',
  ])('%s has no other language and stays', async (path) => {
    expect((await get(path, { ...dutch, Cookie: 'i18n_redirected=nl' })).status).toBe(200);
  });
});

describe('following the switch', () => {
  const stored = (code: string) => [`i18n_redirected=${code}; Max-Age=31536000; Path=/; SameSite=Lax`];

  test.each([
    ['/nl/about', '/about', stored('en')],
    ['/about', '/nl/about', stored('nl')],
    ['/nl', '/', stored('en')],
    ['/news/only-english', '/nl', stored('nl')],
    ['/about', '/', undefined],
    ['/nl/about', '/nl', undefined],
    ['/nope', '/nl', undefined],
    ['/nl/about', '/rss.xml', undefined],
  ])('from %s to %s', async (from, to, cookie) => {
    const { status, headers } = await get(to, { ...dutch, ...inside, ...referrer(from) });
    expect({ status, cookie: headers['set-cookie'] }).toEqual({ status: 200, cookie });
    expect(headers['cache-control']?.includes('private')).toBe(cookie !== undefined);
  });

  test('an old browser, which says less, is understood', async () => {
    expect((await get('/nl', referrer('/'))).headers['set-cookie']).toEqual(stored('nl'));
  });

  test('the choice is stored with a 304 too', async () => {
    const { status, headers } = await get('/nl', { ...inside, ...referrer('/'), 'If-None-Match': '*' });
    expect({ status, cookie: headers['set-cookie'] }).toEqual({ status: 304, cookie: stored('nl') });
  });

  test.each([
    ['a prefetch', { ...inside, 'Sec-Purpose': 'prefetch' }],
    ['an old prefetch', { ...inside, Purpose: 'prefetch' }],
    ['a script', { ...inside, 'Sec-Fetch-Mode': 'cors' }],
    ['another site with our referrer', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s chooses nothing', async (_what, headers) => {
    expect((await get('/nl', { ...headers, ...referrer('/') })).headers['set-cookie']).toBeUndefined();
  });

  test('a link on another site chooses nothing', async () => {
    const { headers } = await get('/nl', { Referer: 'https://evil.example/about' });
    expect(headers['set-cookie']).toBeUndefined();
  });
});
