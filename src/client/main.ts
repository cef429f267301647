// Astro inlines both of these in every page; the build takes them out there (src/build/finish.ts).
import '#client/island-directive.ts';
import 'astro/runtime/server/astro-island.js';
import css from '#client/client.css?inline';
import { startConnection } from '#client/connection.ts';
import { startPrefetch } from '#client/prefetch.ts';
import { startProgressBar } from '#client/progress-bar.ts';
import { startRecovery } from '#client/recovery.ts';
import { registerServiceWorker } from '#client/register-service-worker.ts';

/** Adds the styles of what scripts add to the page. Inlined, they would weigh on every document. */
function adoptStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Updates the year in the footer: the page may have been built in an earlier one. */
function updateCopyright() {
  const line = document.querySelector('.copyright');
  const year = String(new Date().getFullYear());
  if (line?.textContent) line.textContent = line.textContent.replace(/\d{4}/, year);
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
  ]) {
    // A browser that lacks what one feature needs still gets the others.
    try {
      start();
    } catch {
      continue;
    }
  }
}

// A prerendered page may never be shown.
if (document.prerendering) document.addEventListener('prerenderingchange', startPage, { once: true });
else startPage();
