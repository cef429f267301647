import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, sendRaw } from '#tests/support/server-process.ts';
import { serveSmallSite } from './small-site-server.ts';

const server = serveSmallSite();

const send = (target: string, rest = 'Host: localhost\r\n', method = 'GET') =>
  sendRaw(
    server.port,
    Buffer.from(`${method} ${target} HTTP/1.1\r\n${rest}Connection: close\r\n\r\n`, 'latin1'),
  );

/** The status, and where it leads. */
function read(answer: string) {
  const [head = ''] = answer.split('\r\n\r\n', 1);
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  return { status, location: /^location: (.*)$/im.exec(head)?.[1]?.trim(), head };
}

test.each([
  ['//evil.example', 404],
  ['//evil.example/', 404],
  ['//evil.example/%2e%2e', 404],
  ['/nl//evil.example', 404],
  ['/nl//evil.example/', 404],
  ['/\\evil.example', 400],
  ['/nl/\\evil.example', 400],
  ['/nl/%5cevil.example/', 404],
  ['/\t/evil.example', 400],
  ['/nl/%09/evil.example', 404],
  ['/..//evil.example', 404],
  ['/.//evil.example/', 404],
  ['/%2e%2e/%2e%2e/etc/passwd', 404],
  ['/..%2f..%2fetc%2fpasswd', 404],
  ['/assets/../_manifest.json', 404],
  ['/assets/%2e%2e/.env', 404],
  ['/%5fmanifest.json', 404],
  ['/about%00.html', 404],
  ['/about%0d%0aSet-Cookie:%20x=1', 404],
  ['/%c0%ae%c0%ae/', 404],
  ['/\xff\xfe', 400],
  ['*', 400],
  ['about', 400],
  ['http://evil.example/about', 200],
  ['http://evil.example//about/', 404],
  ['/about?\\evil', 200],
])('%s is answered with %i and leads nowhere', async (target, status) => {
  expect(read(await send(target))).toMatchObject({ status, location: undefined });
});

test.each([
  ['nine thousand letters', `/${'a'.repeat(9000)}`, 404],
  ['nine thousand slashes', `/${'/'.repeat(9000)}a`, 404],
  ['more than fits', `/${'a'.repeat(20_000)}`, 431],
])('an address of %s is no address', async (_what, target, status) => {
  expect(read(await send(target))).toMatchObject({ status, location: undefined });
});

test.each([
  ['http://evil.example/about/', '/about'],
  ['/about/?x=%0d%0aSet-Cookie:%20x=1', '/about?x=%0d%0aSet-Cookie:%20x=1'],
  ['/about/?"<\\', '/about?%22%3C\\'],
])('%s leads to %s', async (target, location) => {
  const answer = read(await send(target));
  expect(answer).toMatchObject({ status: 308, location });
  expect(answer.head).not.toMatch(/^set-cookie/im);
});

test.each([
  ['a foreign host', 'Host: evil.example\r\n', 200],
  ['a host with a path', 'Host: evil.example/x\r\n', 400],
  ['a host with credentials', 'Host: a@evil.example\r\n', 400],
  ['no host', '', 400],
  ['a hundred headers', `Host: a\r\n${'X-Y: z\r\n'.repeat(100)}`, 200],
  ['a header that is no header', 'Host: a\r\nno colon\r\n', 400],
  ['a header with a NUL', 'Host: a\r\nX: a\0b\r\n', 400],
  ['a cookie out of bytes', 'Host: a\r\nCookie: i18n_redirected=\xff\xfe\x80\r\n', 200],
  ['an unknown expectation', 'Host: a\r\nExpect: bread\r\n', 417],
  ['an upgrade', 'Host: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n', 200],
])('a request with %s', async (_what, headers, status) => {
  expect(read(await send('/about', headers)).status).toBe(status);
});

test('two thousand requests at random: none fails, none hangs, none leads away', async () => {
  const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code));
  const parts = [
    ...[
      '/',
      '%2e',
      '%2f',
      '%5c',
      '%00',
      '%0d%0a',
      '%c0%ae',
      '..',
      '\\',
      '//evil.example',
      'nl',
      'about',
      '.html',
    ],
    ...['?', '#', ' ', '\t', '_manifest.json', '.env', 'a'.repeat(9000)],
  ];
  const target = fc
    .array(fc.oneof(byte, fc.constantFrom(...parts)), { maxLength: 12 })
    .map((pieces) => `/${pieces.join('')}`);
  const value = fc.string({ unit: byte, maxLength: 20 });
  const host = fc.oneof(fc.constantFrom('localhost', 'evil.example'), value);
  const headers = fc.oneof(
    { weight: 9, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: value.map((text) => `X-Y: ${text}\r\n`.repeat(100)) },
  );
  const oneRequest = fc.tuple(target, host, value, headers);
  // Twenty at a time, so that it takes seconds and not minutes.
  await fc.assert(
    fc.asyncProperty(fc.array(oneRequest, { minLength: 20, maxLength: 20 }), async (requests) => {
      const answers = requests.map(([path, name, cookie, more]) =>
        send(path, `Host: ${name}\r\nCookie: i18n_redirected=${cookie}\r\nAccept-Language: nl\r\n${more}`),
      );
      for (const answer of await Promise.all(answers)) {
        const { status, location = '/', head } = read(answer);
        // HTTP/0.9 and the like are hung up on, without a word.
        if (answer !== '') expect(status).toBeLessThan(500);
        expect(location).toMatch(/^\/(?:$|[a-z?])/);
        expect(head).not.toMatch(/^(?:x-injected|set-cookie)/im);
        expect(answer).not.toContain('SECRET=1');
      }
    }),
    { numRuns: 100 },
  );
  expect((await ask(server.port, '/')).status).toBe(200);
});
