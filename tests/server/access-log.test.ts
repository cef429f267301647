import { expect, test } from 'vitest';
import { ask, sendRaw, start } from '#tests/support/server-process.ts';
import { buildSite } from '#tests/support/small-site.ts';

/** Everything that a server has logged by its end, after some requests. */
async function logOf(requests: (port: number) => Promise<unknown>, env: Record<string, string> = {}) {
  await using site = await buildSite();
  await using server = await start(site.folder, env);
  let log = '';
  server.child.stdout.on('data', (chunk: Buffer) => (log += chunk));
  await requests(server.port);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  return log;
}

test('access log: one line per request, without personal data', async () => {
  const secrets = { Cookie: 'secret=1', Referer: 'https://secret.example/', 'User-Agent': 'secret/1' };
  const log = await logOf(
    async (port) => {
      await ask(port, '/about?secret=1', { ...secrets, 'X-Forwarded-For': '203.0.113.7' });
      await ask(port, `/"%0a${'x'.repeat(5000)}`);
      await ask(port, '/about', {}, 'HEAD');
      await ask(port, '/about', {}, 'POST');
      await sendRaw(port, 'GET /broken HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    },
    { LOG: 'requests' },
  );
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['GET', '/about', 200],
    ['GET', `/"%0a${'x'.repeat(195)}`, 404],
    ['HEAD', '/about', 200],
    ['POST', '/about', 405],
    ['GET', '/broken', 400],
  ]);
  for (const line of lines) {
    expect(Object.keys(line)).toEqual(['time', 'level', 'method', 'path', 'status', 'milliseconds']);
  }
  expect(log).not.toMatch(/secret|203\.0\.113|127\.0\.0\.1|::1/);
});

test('access log: the site goes on when nobody reads it any more', async () => {
  await using site = await buildSite();
  await using server = await start(site.folder, { LOG: 'requests' });
  server.stderr.catch(() => undefined);
  server.child.stdout.destroy();
  server.child.stderr.destroy();
  for (let number = 0; number < 5; number += 1) expect((await ask(server.port, '/about')).status).toBe(200);
});

test('access log: off by default', async () => {
  expect(await logOf((port) => ask(port, '/about'))).toBe('');
});
