// Astro inlines both of these in every page; the build takes them out there (src/build/finish.ts).
import '#client/page/island-directive.ts';
import 'astro/runtime/server/astro-island.js';
import { startConnection } from '#client/page/connection.ts';
import { updateCopyright } from '#client/page/copyright.ts';
import { startPrefetch } from '#client/page/prefetch.ts';
import { startProgress } from '#client/progress/progress-bar.ts';
import { reloadOnce, startRecovery } from '#client/errors/recovery.ts';
import { registerServiceWorker } from '#client/page/register-worker.ts';
import { adoptStyles } from '#client/page/styles.ts';

/** A host with one error page for all sends it in its own language: the address may ask for another. */
function translateErrorPage() {
  const { lang, dataset } = document.documentElement;
  const [, first] = location.pathname.split('/');
  // Two letters look like a language; which there are is known to the part that is brought.
  if (!('failed' in dataset) || first?.length !== 2 || lang.startsWith(first)) return;
  import('#client/errors/error-page.ts').catch(reloadOnce);
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
