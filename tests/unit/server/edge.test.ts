import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import worker from '#server/edge.ts';
import { formHeaders, siteWithForm, typed } from '#tests/support/contact.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';

afterEach(() => void vi.restoreAllMocks());

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

test('Workers: a message is sent at once; if that fails, the visitor keeps the text', async () => {
  vi.resetModules();
  const { default: fresh } = await import('#server/edge.ts');
  await using site = await buildSite(siteWithForm);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const read = async (url: string) => new Response(await readFile(join(site.folder, new URL(url).pathname)));
  const send = vi.fn(async (_mail: unknown): Promise<unknown> => undefined);
  const limit = vi.fn(async () => ({ success: true }));
  const bindings = {
    ASSETS: { fetch: read },
    EMAIL: { send },
    FORM_LIMIT: { limit },
    MAIL_TO: 'hello@quay.example',
  };
  const ask = async (message: string) => {
    const headers = { ...formHeaders, 'CF-Connecting-IP': '192.0.2.1' };
    const init = { method: 'POST', headers, body: typed(message, { service: 'seo', phone: '010 123' }) };
    const answer = await fresh.fetch(new Request('https://company.example/nl/contact', init), bindings);
    return [answer.status, answer.headers.get('location') ?? (await answer.text())];
  };
  expect(await ask('Hello')).toEqual([303, '/nl/sent']);
  expect(send.mock.calls).toEqual([
    [
      {
        from: 'hello@quay.example',
        to: 'hello@quay.example',
        replyTo: 'ada@quay.example',
        subject: 'Ada via quay.example',
        text: 'Name: Ada\nemail: ada@quay.example\nphone: 010 123\nService: Search & find\n\nHello\n',
      },
    ],
  ]);
  expect(limit).toHaveBeenCalledWith({ key: '192.0.2.1' });
  send.mockRejectedValueOnce(new Error('no route'));
  expect(await ask('Hello again')).toEqual([503, expect.stringContaining('Hello again</textarea>')]);
  expect((await ask('Hello again'))[0]).toBe(303);
  limit.mockResolvedValueOnce({ success: false });
  expect((await ask('And again'))[0]).toBe(429);
});
