import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Want } from '#tests/conformance/case.ts';
import { conformanceCases } from '#tests/conformance/cases.ts';
import { hosts, type HostName } from '#tests/conformance/hosts.ts';
import type { Host } from '#tests/support/host.ts';
import { manifest } from '#tests/support/manifest.ts';
import { ask, type Answer } from '#tests/support/server-process.ts';

const cases = conformanceCases(manifest);

const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

function check({ status, headers, body }: Answer, want: Want) {
  expect(status).toBe(want.status);
  for (const [name, value] of Object.entries(want.headers ?? {})) {
    const actual = headers[name]?.toString();
    if (value instanceof RegExp) expect(actual, name).toMatch(value);
    else expect(actual, name).toBe(value);
  }
  const coding = headers['content-encoding'] ?? '';
  if (want.body !== undefined) expect((unpack[coding]?.(body) ?? body).toString()).toContain(want.body);
}

test('the table is as long as it is meant to be', () => expect(cases.length).toBeGreaterThan(200));

for (const name of Object.keys(hosts) as HostName[]) {
  const launch = hosts[name];
  describe.skipIf(!launch)(`on ${name}`, () => {
    let host: Host | undefined;
    beforeAll(async () => {
      host = await launch?.();
    });
    afterAll(() => host?.[Symbol.asyncDispose]());

    test.each(cases)('$what: $method $path', async ({ path, headers, method, want, except }) => {
      const answer = await ask(host?.port ?? 0, path, headers, method);
      check(answer, except?.[name]?.want ?? want);
      expect(answer.headers['x-powered-by']).toBeUndefined();
      // nginx cannot leave its name out, only its version.
      expect(answer.headers['server']).toBe(name === 'nginx' ? 'nginx' : undefined);
    });

    test('a copy that is still good is answered by 304, another is not', async () => {
      for (const path of ['/about', '/nl/about', '/rss.xml', '/favicon.svg']) {
        const { headers } = await ask(host?.port ?? 0, path, { 'Accept-Encoding': 'gzip' });
        const again = await ask(host?.port ?? 0, path, {
          'Accept-Encoding': 'gzip',
          'If-None-Match': headers.etag,
        });
        check(again, {
          status: 304,
          headers: { 'cache-control': headers['cache-control'], etag: headers.etag },
        });
        expect(again.body.length).toBe(0);
        check(await ask(host?.port ?? 0, path, { 'If-None-Match': '"x"' }), { status: 200 });
      }
    });

    test('HEAD has the status and headers of GET, and no body', async () => {
      for (const path of ['/about', '/nope', '/nl/', '/rss.xml']) {
        const get = await ask(host?.port ?? 0, path);
        const head = await ask(host?.port ?? 0, path, {}, 'HEAD');
        expect(head).toMatchObject({
          status: get.status,
          headers: { 'cache-control': get.headers['cache-control'] },
        });
        expect(head.body.length).toBe(0);
      }
    });
  });
}
