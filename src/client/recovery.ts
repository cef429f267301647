import { isNavigating } from '#client/navigation.ts';

/** Milliseconds before a reload. A navigation aborts imports, and browsers report the navigation later. */
const reloadDelay = 100;

/** Session storage key of the files for which this tab has been reloaded. */
export const recoveryKey = 'recovery';

/**
 * Reloads the page once per tab and file. After a deploy, open pages import files that are gone.
 * @param file the address of a script that failed to load, with the hash of its content
 */
export function reloadOnceFor(file: string): void {
  // An answer to the contact form: a reload would send the form again.
  if (document.querySelector('[data-problem]')) return;
  try {
    const files = sessionStorage.getItem(recoveryKey) ?? '';
    if (files.includes(file)) return;
    sessionStorage.setItem(recoveryKey, files + file);
    location.reload();
  } catch {
    // Where storage is blocked, nothing would end a loop of reloads. The page works without the script.
  }
}

/** Whether the server answers: `navigator.onLine` is also true while only the server is down. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const request = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  return request.then(
    ({ status }) => status < 500,
    () => false,
  );
}

async function recover(): Promise<void> {
  if (isNavigating() || !(await isReachable()) || isNavigating()) return;
  const islands = document.querySelectorAll('astro-island');
  reloadOnceFor(Array.from(islands, (island) => island.getAttribute('component-url')).join());
}

/** Reloads the page when an island fails to load, unless the visitor is leaving. */
export function startRecovery(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('astro:hydration-error', () => {
    clearTimeout(timer);
    timer = setTimeout(recover, reloadDelay);
  });
  // A timer survives in the bfcache, and would reload the page after it is restored.
  addEventListener('pagehide', () => {
    clearTimeout(timer);
  });
}
