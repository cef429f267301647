import { expect, test } from 'vitest';
import { ask, sendRaw, start } from '#tests/support/server-process.ts';
import { buildSite } from '#tests/support/small-site.ts';

type Line = Record<string, unknown>;

/** What a server has logged by its end, after it was asked some things. */
async function logOf(asking: (port: number) => Promise<unknown>, env: Record<string, string>) {
  await using site = await buildSite();
  await using server = await start(site.folder, env);
  let text = '';
  server.child.stdout.on('data', (chunk: Buffer) => (text += chunk));
  await asking(server.port);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  return { text, lines };
}

const secrets = { Cookie: 'secret=1', Referer: 'https://secret.example/', 'User-Agent': 'secret/1' };

test('every request is one line, with nothing of who asked', async () => {
  const { text, lines } = await logOf(
    async (port) => {
      const { body } = await ask(port, '/about?secret=1', { ...secrets, 'X-Forwarded-For': '203.0.113.7' });
      expect(body.length).toBeGreaterThan(0);
      await ask(port, '/nope#secret');
      await ask(port, '/about', {}, 'HEAD');
      await ask(port, '/about', {}, 'POST');
      await sendRaw(port, 'GET /broken HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    },
    { LOG: 'requests' },
  );
  expect(lines.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['GET', '/about', 200],
    ['GET', '/nope', 404],
    ['HEAD', '/about', 200],
    ['POST', '/about', 405],
    ['GET', '/broken', 400],
  ]);
  for (const line of lines) {
    expect(Object.keys(line)).toEqual(['time', 'level', 'method', 'path', 'status', 'bytes', 'ms']);
    expect(new Date(String(line['time'])).toISOString()).toBe(line['time']);
  }
  expect(lines[0]?.['bytes']).toBeGreaterThan(Number(lines[2]?.['bytes']) + 1000);
  expect(lines[2]?.['bytes']).toBeGreaterThan(100);
  expect(text).not.toMatch(/secret|203\.0\.113|127\.0\.0\.1|::1/);
});

test('a path of any length and kind stays one short line', async () => {
  const { text, lines } = await logOf((port) => ask(port, `/"%0a${'x'.repeat(5000)}`), { LOG: 'requests' });
  expect(lines.length).toBe(1);
  expect(text.length).toBeLessThan(400);
});

test('unless it is asked for, no request is logged', async () => {
  expect((await logOf((port) => ask(port, '/about'), {})).text).toBe('');
});
