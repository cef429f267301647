import { secondThought } from '#client/page/timings.ts';

/**
 * Tells whether a reload may help: a page that is older than a deploy asks for parts that are gone.
 * Once per tab and build, so that no loop can come of it.
 * @param failure whether there is a network, the build for which this tab has reloaded already, and the page's own
 */
export const shouldReload = (failure: { online: boolean; tried: string | null; build: string }): boolean =>
  failure.online && failure.tried !== failure.build;

/** Under which the build is noted for which this tab has reloaded. */
export const recoveryKey = 'recovery';

/** The names of the parts carry hashes of their content. */
const buildOfPage = () =>
  Array.from(document.querySelectorAll('astro-island'), (island) =>
    island.getAttribute('component-url'),
  ).join();

function reload() {
  // Nor is a page reloaded that nobody has opened: it is prepared ahead.
  if (document.prerendering || 'navigating' in document.documentElement.dataset) return;
  try {
    const build = buildOfPage();
    if (!shouldReload({ online: navigator.onLine, tried: sessionStorage.getItem(recoveryKey), build }))
      return;
    // Where nothing can be kept this throws, and the page stays: it works without the part.
    sessionStorage.setItem(recoveryKey, build);
    location.reload();
  } catch {
    // The browser has logged the failure itself.
  }
}

/**
 * Reloads the page as one of its parts could not be loaded, unless that was tried before or the visitor leaves:
 * a navigation ends what is being loaded, and some browsers tell of it only afterwards.
 */
export function reloadOnce(): void {
  const timer = setTimeout(reload, secondThought);
  // In the browser's cache it would wait, and reload the page for who comes back.
  addEventListener('pagehide', () => clearTimeout(timer));
}

/** Reloads the page when an island cannot be loaded. */
export const startRecovery = (): void => document.addEventListener('astro:hydration-error', reloadOnce);
