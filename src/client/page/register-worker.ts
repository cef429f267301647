import { idle } from '#client/page/idle.ts';
import type { KeepMessage } from '#client/worker/keep-message.ts';

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData;

/** The page loaded before there was a worker: it is to be readable without a network too. */
function keepThisPage({ active }: ServiceWorkerRegistration): void {
  const message: KeepMessage = {
    type: 'keep',
    page: location.href,
    loaded: performance.getEntriesByType('resource').map(({ name }) => name),
  };
  active?.postMessage(message);
}

/**
 * Registers `/sw.js` for the whole site, and has it keep the page that is on the screen.
 * @throws {Error} when the browser has no service workers, or refuses this one
 */
async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('serviceWorker is not supported in current browser!');
  const { serviceWorker } = navigator;
  const { controller } = serviceWorker;
  // Who saves data has not asked for pages to be fetched in advance.
  if (!controller && savesData()) return;
  await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  if (!controller) keepThisPage(await serviceWorker.ready);
}

/** Starts the service worker once the page is idle. The site works without it, so that no failure is shown. */
export function registerServiceWorker(): void {
  idle()
    .then(startServiceWorker)
    .catch(() => undefined);
}
