import { startConnection } from '#browser/page/connection.ts';
import { updateCopyright } from '#browser/page/copyright.ts';
import { startPrefetch } from '#browser/page/prefetch.ts';
import { startProgress } from '#browser/progress/progress-bar.ts';
import { reloadOnce, startRecovery } from '#browser/errors/recovery.ts';
import { registerServiceWorker } from '#browser/page/register-worker.ts';
import { adoptStyles } from '#browser/page/styles.ts';

/** A host with one error page for all sends it in its own language: the address may ask for another. */
function translateErrorPage() {
  const { lang, dataset } = document.documentElement;
  const [, first] = location.pathname.split('/');
  // Two letters look like a language; which there are is known to the part that is brought.
  if (!('failed' in dataset) || first?.length !== 2 || lang.startsWith(first)) return;
  import('#browser/errors/error-page.ts').catch(reloadOnce);
}

function startPage() {
  for (const start of [
    startRecovery,
    adoptStyles,
    startProgress,
    startConnection,
    startPrefetch,
    registerServiceWorker,
    updateCopyright,
    translateErrorPage,
  ]) {
    // A browser that lacks what one needs still gets the others; the page works without any of them.
    try {
      start();
    } catch {
      continue;
    }
  }
}

// A page that is prepared ahead has no visitor yet, and may never have one.
if (document.prerendering) document.addEventListener('prerenderingchange', startPage, { once: true });
else startPage();
