import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ask } from '#tests/support/server-process.ts';
import { smallSite } from '#tests/support/server-support.ts';
import { serveSmallSite } from '#tests/support/small-site-server.ts';

const server = serveSmallSite();

const get = (path: string, headers = {}) => ask(server.port, path, headers);

describe('addresses', () => {
  test.each([
    ['/', 'index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/about', 'about.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/nl', 'nl.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/nl/services/seo', 'nl/services/seo.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/about?from=mail', 'about.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/%61bout', 'about.html', 'text/html; charset=utf-8', 'no-cache'],
    [
      '/assets/page.Dx3kU2_a.css',
      'assets/page.Dx3kU2_a.css',
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    [
      '/assets/quay.Bq81LmZ-_Z1xYz.webp',
      'assets/quay.Bq81LmZ-_Z1xYz.webp',
      'image/webp',
      'public, max-age=31536000, immutable',
    ],
    ['/assets/photo.webp', 'assets/photo.webp', 'image/webp', 'public, max-age=3600'],
    ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/rss.xml', 'rss.xml', 'application/xml; charset=utf-8', 'public, max-age=3600'],
    ['/lichtkade.vcf', 'lichtkade.vcf', 'text/vcard; charset=utf-8', 'public, max-age=3600'],
    [
      '/.well-known/security.txt',
      '.well-known/security.txt',
      'text/plain; charset=utf-8',
      'public, max-age=3600',
    ],
    ['/sw.js', 'sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ])('%s gives %s as %s, cached as %s', async (path, file, type, caching) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(body.equals(Buffer.from(smallSite[file] ?? 'missing'))).toBe(true);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': caching,
      'content-length': `${body.length}`,
    });
  });

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/nl/', '/nl'],
    ['/nl.html', '/nl'],
    ['/nl/index.html', '/nl'],
    ['/nl/services/seo/', '/nl/services/seo'],
    ['/about/?a=1&b=%2F%2Fevil.example', '/about?a=1&b=%2F%2Fevil.example'],
    ['/index.html?//evil.example', '/?//evil.example'],
  ])('%s is moved to %s for good', async (path, location) => {
    const { status, headers, body } = await get(path, { 'Accept-Language': 'nl' });
    expect({ status, location: headers.location, length: body.length }).toEqual({
      status: 308,
      location,
      length: 0,
    });
  });

  test.each([
    ['/nope', 'This page could not be found'],
    ['/404', 'This page could not be found'],
    ['/404.html', 'This page could not be found'],
    ['/error', 'This page could not be found'],
    ['/about//', 'This page could not be found'],
    ['//about', 'This page could not be found'],
    ['/About', 'This page could not be found'],
    ['/nlx', 'This page could not be found'],
    ['/assets/page.css', 'This page could not be found'],
    ['/assets/', 'This page could not be found'],
    ['/about.html.br', 'This page could not be found'],
    ['/_manifest.json', 'This page could not be found'],
    ['/_headers', 'This page could not be found'],
    ['/.env', 'This page could not be found'],
    ['/nl/nope', 'Deze pagina is niet gevonden'],
    ['/nl/404', 'Deze pagina is niet gevonden'],
    ['/nl/news/only-english', 'Deze pagina is niet gevonden'],
  ])('%s is not found, and the page says “%s”', async (path, words) => {
    const { status, headers, body } = await get(path, {
      'Accept-Language': 'nl',
      Cookie: 'i18n_redirected=nl',
    });
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(headers.etag).toBeUndefined();
    expect(body.toString()).toContain(words);
  });
});

describe('forms of a file', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s unpacks to what was built', async (coding, unpack) => {
    const { headers, body } = await get('/about', { 'Accept-Encoding': coding });
    expect(headers).toMatchObject({ 'content-encoding': coding, 'content-length': `${body.length}` });
    expect(headers.vary).toContain('Accept-Encoding');
    expect(unpack(body).toString()).toBe(smallSite['about.html']);
  });

  test('the page of an error is compressed too', async () => {
    const { status, headers, body } = await get('/nope', { 'Accept-Encoding': 'br' });
    expect({ status, vary: headers.vary }).toEqual({ status: 404, vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(body).toString()).toBe(smallSite['404.html']);
  });

  test('a picture has one form, whatever is accepted', async () => {
    const { headers } = await get('/assets/photo.webp', { 'Accept-Encoding': 'br, gzip' });
    expect({ vary: headers.vary, coding: headers['content-encoding'] }).toEqual({});
  });
});

describe('asking again', () => {
  const codings = ['identity', 'gzip', 'br'];

  test('each form has a tag of its own, and 304 answers that tag only', async () => {
    const answers = await Promise.all(codings.map((coding) => get('/about', { 'Accept-Encoding': coding })));
    const tags = answers.map(({ headers }) => headers.etag ?? '');
    expect(new Set(tags).size).toBe(codings.length);
    for (const tag of tags) {
      for (const [index, coding] of codings.entries()) {
        const again = await get('/about', { 'Accept-Encoding': coding, 'If-None-Match': `"x", W/${tag}` });
        expect(again.status).toBe(tags[index] === tag ? 304 : 200);
      }
    }
  });

  test('a 304 has no body and keeps what a cache needs', async () => {
    const { status, headers, body } = await get('/about', { 'If-None-Match': '*' });
    expect({ status, length: body.length }).toEqual({ status: 304, length: 0 });
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    expect(headers.vary).toContain('Accept-Encoding');
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
    expect(headers['content-type']).toBeUndefined();
  });

  test.each(['/about', '/nope', '/about/', '/sw.js'])(
    'HEAD %s has the headers of GET and no body',
    async (path) => {
      const withoutDate = ({ headers: { date: _, ...rest }, status }: Awaited<ReturnType<typeof ask>>) => ({
        rest,
        status,
      });
      const head = await ask(server.port, path, { 'Accept-Encoding': 'br' }, 'HEAD');
      expect(withoutDate(head)).toEqual(withoutDate(await get(path, { 'Accept-Encoding': 'br' })));
      expect(head.body.length).toBe(0);
    },
  );
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s is not allowed',
  async (method) => {
    for (const path of ['/', '/nl/about', '/nope', '/sw.js']) {
      const { status, headers } = await ask(server.port, path, {}, method);
      expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
    }
  },
);

test('every answer carries the common headers and none names the server', async () => {
  const answers = await Promise.all([
    ...['/', '/nope', '/about/', '/sw.js', '/assets/photo.webp'].map((path) => get(path)),
    get('/', { 'If-None-Match': '*' }),
    get('/', { 'Accept-Language': 'nl' }),
    ask(server.port, '/', {}, 'POST'),
    get('/', { Host: 'not a host' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 308, 200, 200, 304, 302, 405, 400]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['server']));
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['x-powered-by']));
  }
});
