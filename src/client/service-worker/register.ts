import { savesData } from '#client/connection.ts';
import { pageAccept } from '#client/service-worker/rules.ts';

/**
 * Registers `/sw.js`. The site works without it: a browser without support gets a line for developers in its
 * console, a failed registration is ignored.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    console.debug('serviceWorker is not supported in current browser!');
    return;
  }
  const { serviceWorker } = navigator;
  const { controller } = serviceWorker;
  if (!controller && savesData) return;
  try {
    await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  } catch {
    // Blocked by the browser's settings, or /sw.js wasn't reached.
    return;
  }
  if (controller) return;
  // The worker doesn't see what this page loads. For this message, Workbox caches the URLs by its routes.
  const { active } = await serviceWorker.ready;
  const cache = (urlsToCache: (string | [string, RequestInit])[]) =>
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  cache([[location.href, { headers: { Accept: pageAccept } }]]);
  new PerformanceObserver((list) => cache(list.getEntries().map(({ name }) => name))).observe({
    type: 'resource',
    buffered: true,
  });
}
