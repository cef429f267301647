import { isNavigating } from '#client/navigation.ts';

/** Milliseconds before a reload. A navigation aborts imports, and browsers report the navigation later. */
const reloadDelay = 100;

/** Milliseconds between checks whether the site answers again, each of which takes no longer. */
const checkInterval = 10_000;

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
  const signal = AbortSignal.timeout(checkInterval);
  const request = fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
  return request.then(
    ({ status }) => status < 500,
    () => false,
  );
}

/** Whether a reload would succeed, and not keep the visitor from leaving. */
const mayReload = async () => !isNavigating() && (await isReachable()) && !isNavigating();

async function recover(): Promise<void> {
  if (!(await mayReload())) return;
  const islands = document.querySelectorAll('astro-island');
  reloadOnceFor(Array.from(islands, (island) => island.getAttribute('component-url')).join());
}

async function reloadWhenBack(): Promise<void> {
  if (await mayReload()) location.reload();
}

/**
 * Reloads the page when an island fails to load, and the offline page as soon as the site answers again,
 * unless the visitor is leaving.
 */
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
  const offlineRoute = document.querySelector<HTMLElement>('[data-offline]')?.dataset['offline'];
  // At its own address, the offline page is open on purpose.
  if (offlineRoute === undefined || location.pathname.endsWith(offlineRoute)) return;
  addEventListener('online', reloadWhenBack);
  setInterval(reloadWhenBack, checkInterval);
}
