/// <reference lib="webworker" />
import { setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  assetCache,
  cachePrefix,
  isAssetRequest,
  isCacheableAsset,
  isCacheablePage,
  isPageRequest,
  maxAgeDays,
  pageCache,
  pageKey,
  withoutEndedNotice,
} from '#client/service-worker/rules.ts';
import { hiddenRoutes, localizePath, parsePath } from '#shared/urls.ts';

// The build replaces `__WB_MANIFEST` with the files to precache.
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** Milliseconds after which the offline page replaces a page that isn't cached. */
const pageTimeout = 8000;

// Responses vary by cookie, referrer and more; offline, one copy serves all.
const matchOptions = { ignoreVary: true };

// Workbox's types were written before `exactOptionalPropertyTypes`.
const expiration = (maxEntries: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: maxAgeDays * 24 * 60 * 60,
    purgeOnQuotaError: true,
    matchOptions,
  }) as WorkboxPlugin;

const pages = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds: 3,
  matchOptions,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
      cacheWillUpdate: async ({ request, response }) => {
        // A page that was taken down must not stay readable.
        if (response.status === 404 || response.status === 410) {
          await (await caches.open(pageCache)).delete(pageKey(request.url), matchOptions);
        }
        return isCacheablePage(request.url, response) ? response : null;
      },
      // A proxy whose server is down answers like this; the site itself has no such status.
      fetchDidSucceed: async ({ response }) =>
        response.status > 500 ? Promise.reject(new Error(response.statusText)) : response,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && new Response(withoutEndedNotice(await cachedResponse.text()), cachedResponse),
    },
    expiration(60),
  ],
});

const assets = new CacheFirst({
  cacheName: assetCache,
  matchOptions,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isCacheableAsset(response) ? response : null) },
    expiration(240),
  ],
});

// No `clients.claim()`: it would evict pages from the bfcache.
self.addEventListener('install', () => void self.skipWaiting());

setCacheNameDetails({ prefix: cachePrefix, precache: 'precache', suffix: 'v1' });
precache(self.__WB_MANIFEST);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPageRequest(request, url),
  (options) =>
    Promise.race([pages.handle(options), new Promise<never>((_, reject) => setTimeout(reject, pageTimeout))]),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isAssetRequest(request, url),
  async (options) => (await matchPrecache(options.request)) ?? assets.handle(options),
);

// A form that is sent without a connection: the visitor learns what to do. All others are the browser's,
// which keeps their answers for those who go back.
registerRoute(
  ({ request, url, sameOrigin }) => !navigator.onLine && sameOrigin && isPageRequest(request, url),
  ({ request }) => fetch(request),
  'POST',
);

// The offline page in the language of the address.
setCatchHandler(async ({ request, url }) => {
  if (!url || !isPageRequest(request, url)) return Response.error();
  const route = hiddenRoutes[request.method === 'POST' ? 'unsent' : 'offline'];
  const page = await matchPrecache(localizePath(parsePath(url.pathname).locale, route));
  const init = { status: 503, statusText: 'Offline', headers: page?.headers ?? [] };
  return page ? new Response(page.body, init) : Response.error();
});
