import type { StrategyHandler } from 'workbox-strategies';
import { expect, test, vi } from 'vitest';
import { PageStrategy } from '#client/worker/page-strategy.ts';

// Workbox expects to be in a worker.
vi.hoisted(() => Reflect.set(globalThis, 'self', globalThis));

const address = 'https://www.lichtkade.example/about';
const offline = () => Promise.resolve(new Response('offline', { status: 503 }));
const strategy = new PageStrategy({ cacheName: 'pages' }, offline);

/** Asks for the page; the rest of what workbox does is left out. */
async function visit(network: () => Promise<Response>, copy?: string) {
  const put: string[] = [];
  const handler = {
    fetch: network,
    waitUntil: () => Promise.resolve(),
    cacheMatch: () => Promise.resolve(copy === undefined ? undefined : new Response(copy)),
    cachePut: ({ url }: Request) => Promise.resolve(put.push(url)),
  };
  const answer = await strategy._handle(new Request(address), handler as unknown as StrategyHandler);
  return { shown: await answer.text(), put };
}

test('an answer is shown and kept', async () => {
  const answer = () => Promise.resolve(new Response('new'));
  expect(await visit(answer, 'copy')).toEqual({ shown: 'new', put: [address] });
});

test.each([
  ['fails', () => Promise.reject(new TypeError('refused'))],
  // As Firefox does with a navigation preload.
  ['comes to an error', () => Promise.resolve(Response.error())],
])('where the question %s, the copy is shown, or the offline page', async (_, network) => {
  expect(await visit(network, 'copy')).toEqual({ shown: 'copy', put: [] });
  expect(await visit(network)).toEqual({ shown: 'offline', put: [] });
});

test.each<[path: string, kept: boolean, type?: string]>([
  ['/about', true],
  ['/offline', false],
  ['/nl/offline', false],
  ['/nl/404', false],
  ['/rss.xml', false, 'application/rss+xml'],
  ['/assets/quay.Bq81LmZ_.webp', false, 'image/webp'],
])('%s is kept: %s', async (path, kept, type = 'text/html') => {
  const request = new Request(new URL(path, address));
  const response = new Response('', { headers: { 'Content-Type': type } });
  const [plugin] = strategy.plugins;
  const keep = plugin?.cacheWillUpdate?.({ request, response } as never);
  expect(await keep).toBe(kept ? response : null);
});
