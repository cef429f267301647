import 'virtual:islands';
import css from '#client/client.css?inline';
import { startConnection } from '#client/connection.ts';
import { prefetchVisible } from '#client/prefetch.ts';
import { startProgressBar } from '#client/progress-bar.ts';
import { startRecovery } from '#client/recovery.ts';
import { registerServiceWorker } from '#client/service-worker/register.ts';

/** Adds the styles for elements created by scripts. In the page, they would delay the first paint. */
function adoptStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Updates the year in the footer: the page may have been built last year. */
function updateCopyright() {
  const line = document.querySelector<HTMLElement>('[data-copyright]');
  const text = line?.dataset['copyright']?.replaceAll('…', String(new Date().getFullYear()));
  if (line && text) line.textContent = text;
}

/** Milliseconds for which the page must have been idle before it prefetches others. */
const prefetchDelay = 2000;

/** Milliseconds after which a busy page counts as idle. */
const idleTimeout = 2000;

/**
 * Waits until the page has loaded, some time has passed, and the browser is idle.
 * @param delay that time, in milliseconds
 */
async function idle(delay = 0): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, delay));
  // Safari has none.
  if (!('requestIdleCallback' in globalThis)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: idleTimeout }));
}

function startPage() {
  for (const start of [
    startRecovery,
    adoptStyles,
    startProgressBar,
    startConnection,
    () => void idle(prefetchDelay).then(prefetchVisible),
    () => void idle().then(registerServiceWorker),
    updateCopyright,
  ]) {
    // One that fails, for example in an old browser, doesn't stop the others.
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}

// A prerendered page may never be shown.
if (document.prerendering) document.addEventListener('prerenderingchange', startPage, { once: true });
else startPage();
