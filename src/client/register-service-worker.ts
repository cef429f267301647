import { idle } from '#client/idle.ts';
import { pageAccept } from '#client/service-worker/rules.ts';

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData;

async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('serviceWorker is not supported in current browser!');
  const { serviceWorker } = navigator;
  const { controller } = serviceWorker;
  if (!controller && savesData()) return;
  await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  if (controller) return;
  // The worker didn't see this page load. For this message, Workbox caches the URLs by its routes.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = [[location.href, { headers: { Accept: pageAccept } }], ...loaded];
  (await serviceWorker.ready).active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Registers `/sw.js` once the page is idle. The site works without it, so failures are ignored. */
export function registerServiceWorker(): void {
  idle()
    .then(register)
    .catch(() => undefined);
}
