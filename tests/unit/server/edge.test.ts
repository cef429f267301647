import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import worker from '#server/edge.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';

test('Workers: a start that fails is tried again at the next request', async () => {
  await using site = await buildSite();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const unavailable = async () => new Response(null, { status: 503 });
  const read = async (url: string) => new Response(await readFile(join(site.folder, new URL(url).pathname)));
  const ask = (fetch: typeof read) =>
    worker.fetch(new Request('https://company.example/about'), { ASSETS: { fetch } });
  expect((await ask(unavailable)).status).toBe(500);
  expect(log).toHaveBeenCalledOnce();
  const answer = await ask(read);
  expect([answer.status, await answer.text()]).toEqual([200, smallSite['about.html']]);
});
