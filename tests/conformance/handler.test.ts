import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { check } from '#tests/conformance/case.ts';
import { conformanceCases } from '#tests/conformance/cases.ts';
import { handlerHosts } from '#tests/conformance/hosts.ts';
import { besiege } from '#tests/conformance/siege.ts';
import type { Host } from '#tests/support/host.ts';
import { manifest } from '#tests/support/manifest.ts';
import { ask } from '#tests/support/server-process.ts';

const cases = conformanceCases(manifest);
const codings = ['identity', 'gzip', 'br'];

test('the table is as long as it is meant to be', () => expect(cases.length).toBeGreaterThan(300));

describe.each(['node', 'edge'] as const)('on %s', (name) => {
  let host: Host;
  beforeAll(async () => void (host = await handlerHosts[name]()));
  afterAll(() => host[Symbol.asyncDispose]());

  test.each(cases)('$what: $method $path', async ({ path, headers, method, want, except }) => {
    const answer = await ask(host.port, path, headers, method);
    check(answer, except?.[name] ?? want);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['server']).toBeUndefined();
  });

  test('each form has a tag of its own, and 304 answers that tag only', async () => {
    const get = (coding: string, headers = {}) =>
      ask(host.port, '/about', { 'Accept-Encoding': coding, ...headers });
    const tags = (await Promise.all(codings.map((coding) => get(coding)))).map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(codings.length);
    for (const tag of tags) {
      for (const [index, coding] of codings.entries()) {
        const { status } = await get(coding, { 'If-None-Match': `"x", W/${tag}` });
        expect(status, `${tag} for ${coding}`).toBe(tags[index] === tag ? 304 : 200);
      }
    }
  });

  test('a 304 has no body and keeps what a cache needs', async () => {
    for (const path of ['/about', '/nl/about', '/rss.xml', '/favicon.svg']) {
      const { headers } = await ask(host.port, path);
      const again = await ask(host.port, path, { 'If-None-Match': '*' });
      const kept = ['cache-control', 'etag', 'vary', 'x-content-type-options'];
      const wanted = Object.fromEntries(kept.map((header) => [header, headers[header]?.toString()]));
      check(again, { status: 304, headers: { ...wanted, 'content-type': undefined }, file: '' });
    }
  });

  test('HEAD has the status and headers of GET, and no body', async () => {
    for (const path of ['/about', '/nope', '/nl/', '/rss.xml', '/sw.js']) {
      const { status, headers } = await ask(host.port, path);
      const head = await ask(host.port, path, {}, 'HEAD');
      const kept = ['cache-control', 'etag', 'vary', 'content-type', 'content-security-policy', 'location'];
      const wanted = Object.fromEntries(kept.map((header) => [header, headers[header]?.toString()]));
      check(head, { status, headers: wanted, file: '' });
    }
  });

  test('a hundred clients at once have the whole page each', async () => {
    let asked = 0;
    const seen = await besiege(host.port, '/nl/about', () => (asked += 1) > 1000);
    expect(seen).toEqual({ whole: 1000, wrong: 0, failed: 0 });
  });

  // The last test, as it ends the host. wrangler ends workerd at once, so answers under way are cut off.
  test.runIf(name === 'edge')(
    'SIGTERM under load ends all its processes, and no cut answer passes for a whole one',
    async () => {
      const underWay = Promise.withResolvers<undefined>();
      let answered = 0;
      const siege = besiege(host.port, '/about', () => {
        answered += 1;
        if (answered > 300) underWay.resolve(undefined);
        return false;
      });
      await underWay.promise;
      await host[Symbol.asyncDispose]();
      const { whole, wrong } = await siege;
      expect(whole).toBeGreaterThan(100);
      expect(wrong).toBe(0);
      // Whoever else listens there is one that was left behind.
      await expect(ask(host.port, '/about')).rejects.toThrow();
    },
  );
});
