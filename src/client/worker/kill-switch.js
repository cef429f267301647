// A worker that removes the one before it, its caches and itself: `npm run build:kill-switch` puts it in
// place of `/sw.js`. It goes to the browser as it stands here.
const worker = /** @type {any} */ (self);

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(removeAll()));

async function removeAll() {
  const windows = await worker.clients.matchAll({ type: 'window' });
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await worker.registration.unregister();
  // Those that the old worker has answered; a page that comes after is answered by the network.
  for (const window of windows) window.navigate(window.url).catch(() => undefined);
}
