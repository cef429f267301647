import { expect, test } from 'vitest';
import { ask } from '#tests/support/server-process.ts';
import { serveSmallSite } from './small-site-server.ts';

const server = serveSmallSite();

test('redirects: an old address leads to its page on the real server', async () => {
  const { status, headers, body } = await ask(server.port, '/news/old-boat?from=mail');
  expect(status).toBe(308);
  expect(headers).toMatchObject({
    location: '/news/only-english?from=mail',
    'cache-control': 'public, max-age=3600',
    'strict-transport-security': expect.stringMatching(/^max-age=/),
  });
  expect(body).toHaveLength(0);
  expect((await ask(server.port, '/news/only-english')).status).toBe(200);
});
