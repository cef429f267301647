/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import { assetCache, cachePrefix, pageCache } from '#client/worker/cache-names.ts';

/**
 * Removes the caches of whatever worker was here before. Where that was the worker of another site, its pages are still
 * on the screen: they are loaded again, this once. Pages that had no worker are not claimed: those a visitor has left
 * would lose their place in the browser's cache for going back.
 * @param scope the worker
 */
export async function takeOver({ clients, registration }: ServiceWorkerGlobalScope): Promise<void> {
  // The question for a page goes out while the worker is still starting.
  await registration.navigationPreload?.enable();
  const own = [pageCache, assetCache, cacheNames.precache];
  const old = (await caches.keys()).filter((name) => !own.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  if (old.every((name) => name.startsWith(`${cachePrefix}-`))) return;
  const windows = await clients.matchAll({ type: 'window' });
  // Not waited for: a page is loaded only once this worker is active.
  for (const window of windows) void window.navigate(window.url).catch(() => undefined);
}
