import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ask, sendRaw, start } from '#tests/support/server-process.ts';
import { buildSite } from '#tests/support/small-site.ts';

const running = new AsyncDisposableStack();
const { folder, manifest } = running.use(await buildSite());
const { port } = running.use(await start(folder));
afterAll(() => running.disposeAsync());

const pages = new Set(manifest.files.filter(({ page }) => page).map(({ path }) => path));

/** Sends a request as it is, and returns the status and the address of a redirect. */
async function send(target: string, headers = 'Host: localhost\r\n') {
  const request = `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;
  const answer = await sendRaw(port, Buffer.from(request, 'latin1'));
  const [head = ''] = answer.split('\r\n\r\n', 1);
  const location = /^location: (.*)$/im.exec(head)?.[1]?.trim();
  return { answer, head, status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]), location };
}

test.each([
  ['/\\evil.example', 400],
  ['*', 400],
  ['http://evil.example/about', 200],
  ['http://evil.example//about/', 404],
])('malformed target: %s is answered with %i', async (target, status) => {
  expect(await send(target)).toMatchObject({ status, location: undefined });
});

test.each([
  ['http://evil.example/about/', '/about'],
  ['/about/?x=%0d%0aSet-Cookie:%20x=1', '/about?x=%0d%0aSet-Cookie:%20x=1'],
  ['/about/?"<\\', '/about?%22%3C\\'],
  ['/news/old-boat', '/news/only-english'],
  ['/news/old-boat.html?a=%2F', '/news/only-english?a=%2F'],
])('redirects: %s leads to %s permanently, in one step', async (target, location) => {
  const answer = await send(target);
  expect(answer).toMatchObject({ status: 308, location });
  expect(answer.head).not.toMatch(/^set-cookie/im);
});

test.each([
  ['a host with credentials', 'Host: a@evil.example\r\n', 400],
  ['a host that is no valid IPv4 address', 'Host: .0\r\n', 400],
  ['a cookie of bytes', 'Host: a\r\nCookie: i18n_redirected=\xff\xfe\x80\r\n', 200],
  ['an upgrade', 'Host: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n', 200],
])('malformed headers: %s', async (_what, headers, status) => {
  expect((await send('/about', headers)).status).toBe(status);
});

test('malformed requests: 2,000 at random are answered below 500, redirected to pages only', async () => {
  let redirects = 0;
  const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code));
  const paths = ['/', '%2e', '%2f', '%5c', '%00', '%0d%0a', '%c0%ae', '..', '\\', '//evil.example', 'nl'];
  const words = ['about', '.html', '?', '#', ' ', '\t', '_manifest.json', '.env'];
  const parts = [...paths, ...words, 'a'.repeat(9000), '/'.repeat(9000)];
  const piece = fc.oneof(byte, fc.constantFrom(...parts));
  const anywhere = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
  const nearPages = ['/about/', '/nl/about.html', '/nl/services/seo/', '/index.html?', '/about', '/nl/'];
  const target = fc.oneof(
    anywhere,
    fc.tuple(fc.constantFrom(...nearPages), fc.option(piece, { nil: '' })).map((pieces) => pieces.join('')),
  );
  const value = fc.string({ unit: byte, maxLength: 20 });
  const host = fc.oneof(fc.constantFrom('localhost', 'evil.example'), value);
  const request = fc.tuple(target, host, value, fc.constantFrom(0, 0, 0, 100));
  await fc.assert(
    // 20 at a time, because each waits for its connection.
    fc.asyncProperty(fc.array(request, { minLength: 20, maxLength: 20 }), async (requests) => {
      const answers = requests.map(([path, name, text, repeated]) =>
        send(
          path,
          `Host: ${name}\r\nCookie: i18n_redirected=${text}\r\nAccept-Language: nl\r\n` +
            `X-Y: ${text}\r\n`.repeat(repeated),
        ),
      );
      for (const { answer, head, status, location } of await Promise.all(answers)) {
        // Node closes the connection without an answer if it isn't HTTP/1.1 at all.
        if (answer !== '') expect(status).toBeLessThan(500);
        if (location !== undefined) {
          redirects += 1;
          expect(location).toMatch(/^\/(?!\/)/);
          expect(pages).toContain(location.split('?')[0]);
        }
        expect(head).not.toMatch(/^(?:x-injected|set-cookie)/im);
        expect(answer).not.toContain('SECRET=1');
      }
    }),
    { numRuns: 100 },
  );
  expect(redirects).toBeGreaterThan(20);
  expect((await ask(port, '/')).status).toBe(200);
});
