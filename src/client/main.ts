import 'virtual:islands';
import css from '#client/client.css?inline';
import { startConnection } from '#client/connection.ts';
import { startPrefetch } from '#client/prefetch.ts';
import { startProgressBar } from '#client/progress-bar.ts';
import { startRecovery } from '#client/recovery.ts';
import { registerServiceWorker } from '#client/register-service-worker.ts';

/** Adds the styles for elements created by scripts. In the page, they would delay the first paint. */
function adoptStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Updates the year in the footer: the page may have been built last year. */
function updateCopyright() {
  const line = document.querySelector('.copyright');
  const year = String(new Date().getFullYear());
  if (line?.textContent) line.textContent = line.textContent.replace(/\d{4}/, year);
}

/** Lets Escape put away what appears on hover or focus, until either moves on (WCAG 2.2, 1.4.13). */
function dismissOnEscape() {
  const { dataset } = document.documentElement;
  addEventListener('keydown', ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dataset['dismissed'] = '';
  });
  for (const type of ['mouseover', 'focusin']) addEventListener(type, () => delete dataset['dismissed']);
}

function startPage() {
  for (const start of [
    startRecovery,
    adoptStyles,
    startProgressBar,
    startConnection,
    startPrefetch,
    registerServiceWorker,
    updateCopyright,
    dismissOnEscape,
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
