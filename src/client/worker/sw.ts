/// <reference lib="webworker" />
import { setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  getCacheKeyForURL,
  matchPrecache,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { localeOfPath } from '#i18n/choose-locale.ts';
import { localizePath, offlineRoute } from '#site/routing.ts';
import { assetCache, cachePrefix, keptDays, pageCache } from '#client/worker/cache-names.ts';
import { classify, mayKeep } from '#client/worker/classify.ts';
import type { KeepMessage } from '#client/worker/keep-message.ts';
import { PageStrategy } from '#client/worker/page-strategy.ts';
import { takeOver } from '#client/worker/take-over.ts';

// A name of workbox's own: the build puts the list of files in its place.
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const month = keptDays * 24 * 60 * 60;

const matchOptions = { ignoreVary: true };

const bounded = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: month,
    purgeOnQuotaError: true,
    matchOptions,
    // Its types were written before `exactOptionalPropertyTypes`.
  }) as WorkboxPlugin;

const onlyWhole = {
  cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) =>
    Promise.resolve(mayKeep(request.url, response) ? response : null),
};

/** The offline page of the address's language, with a status that nobody takes for an answer of the site. */
async function offlinePage(url: string): Promise<Response | undefined> {
  const page = await matchPrecache(localizePath(localeOfPath(new URL(url).pathname), offlineRoute));
  return page && new Response(page.body, { status: 503, statusText: 'Offline', headers: page.headers });
}

const pages = new PageStrategy({ cacheName: pageCache, plugins: [bounded(60)] }, offlinePage);

const assets = new CacheFirst({
  cacheName: assetCache,
  matchOptions,
  plugins: [bounded(240), onlyWhole],
});

/** Their names carry a hash, so whatever is kept is right. */
async function answerAsset(request: Request, event: ExtendableEvent): Promise<Response> {
  const precached = getCacheKeyForURL(request.url) && (await matchPrecache(request).catch(() => undefined));
  return precached || assets.handle({ request, event });
}

setCacheNameDetails({ prefix: cachePrefix, precache: 'precache', suffix: 'v1' });
addPlugins([onlyWhole]);
precache(self.__WB_MANIFEST);

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver(self));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = classify(request, self.location.origin);
  if (kind === 'page') event.respondWith(pages.handle(event));
  if (kind === 'asset') event.respondWith(answerAsset(request, event));
});

self.addEventListener('message', (event) => {
  // Only pages of the site can send anything.
  const message = event.data as KeepMessage | undefined;
  if (message?.type !== 'keep') return;
  const page = new Request(message.page);
  const loaded = message.loaded.map((address) => new Request(address));
  const work = [
    pages.handle({ request: page, event }),
    ...loaded
      .filter((request) => classify(request, self.location.origin) === 'asset')
      .map((request) => answerAsset(request, event)),
  ];
  event.waitUntil(Promise.allSettled(work));
});
