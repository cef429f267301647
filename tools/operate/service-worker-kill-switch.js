// Deletes this site's caches and unregisters the service worker. Copy it over src/client/service-worker/sw.ts, build and
// deploy.
const worker = /** @type {any} */ (self);

// The build looks for this name.
worker.precache = /** @type {any} */ (self).__WB_MANIFEST;

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(removeAll()));

async function removeAll() {
  const names = (await caches.keys()).filter((name) => name.startsWith('site-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  const windows = await worker.clients.matchAll({ type: 'window' });
  await worker.registration.unregister();
  // Reload pages that the old worker has answered.
  for (const window of windows) window.navigate(window.url).catch(() => undefined);
}
