import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import worker from '#server/edge.ts';
import { formHeaders, typed } from '#tests/support/contact.ts';
import { dist } from '#tests/support/folders.ts';

afterEach(() => void vi.restoreAllMocks());

const read = async (url: string) => new Response(await readFile(join(dist, new URL(url).pathname)));
const fetch = vi.fn(read);
const send = vi.fn(async (_mail: unknown): Promise<unknown> => undefined);
const limit = vi.fn(async () => ({ success: true }));
const bindings = {
  ASSETS: { fetch },
  EMAIL: { send },
  FORM_LIMIT: { limit },
  MAIL_TO: 'hello@quay.example',
};

test('Workers: a start that fails is tried again at the next request', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ask = () => worker.fetch(new Request('https://company.example/about'), bindings);
  fetch.mockResolvedValueOnce(new Response(null, { status: 503 }));
  expect((await ask()).status).toBe(500);
  expect(log).toHaveBeenCalledOnce();
  expect((await ask()).status).toBe(200);
});

test('Workers: a message is sent at once; if that fails, the visitor keeps the text', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ask = async (message: string) => {
    const headers = { ...formHeaders, 'CF-Connecting-IP': '192.0.2.1' };
    const init = { method: 'POST', headers, body: typed(message, { service: 'seo', phone: '010 123' }) };
    const answer = await worker.fetch(new Request('https://company.example/nl/contact', init), bindings);
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
        text: 'Your name: Ada\nYour email address: ada@quay.example\nYour phone number: 010 123\nService: SEO\n\nHello\n',
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
