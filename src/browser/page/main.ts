import { startConnection } from '#browser/page/connection.ts';
import { updateCopyright } from '#browser/page/copyright.ts';
import { watchLeaving } from '#browser/page/navigating-away.ts';
import { startPrefetch } from '#browser/page/prefetch.ts';
import { startProgress } from '#browser/progress/progress-bar.ts';
import { reloadOnce, startRecovery } from '#browser/errors/recovery.ts';
import { registerServiceWorker } from '#browser/page/register-worker.ts';
import { adoptStyles } from '#browser/page/styles.ts';

// A browser that lacks what one needs still gets the others; the page works without any of them.
for (const start of [
  watchLeaving,
  startRecovery,
  adoptStyles,
  startProgress,
  startConnection,
  startPrefetch,
  registerServiceWorker,
  updateCopyright,
]) {
  try {
    start();
  } catch {
    continue;
  }
}

// A host with one error page for all sends it in its own language: the address may ask for another.
const { lang, dataset } = document.documentElement;
const [, first] = location.pathname.split('/');
// Two letters look like a language; which there are is known to the part that is brought.
if ('failed' in dataset && first?.length === 2 && !lang.startsWith(first)) {
  import('#browser/errors/error-page.ts').catch(reloadOnce);
}
