import { expect, test } from 'vitest';
import { ask, start } from '#tests/support/server-process.ts';
import { buildSite } from '#tests/support/small-site.ts';

test('redirects: an old address leads to its page on the real server, with the query', async () => {
  await using site = await buildSite();
  await using server = await start(site.folder);
  const { status, headers, body } = await ask(server.port, '/news/old-boat?from=mail');
  expect(status).toBe(308);
  expect(headers.location).toBe('/news/only-english?from=mail');
  expect(body).toHaveLength(0);
});
