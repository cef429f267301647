import { idle } from '#client/idle.ts';

/** Milliseconds for which the page must have been idle. */
const idleTime = 2000;

/** Maximum number of pages to prefetch. */
const limit = 2;

type Address = Pick<URL, 'origin' | 'pathname' | 'search'>;

/**
 * Chooses the pages to prefetch.
 * @param visible the links in view, in document order
 * @param here the current address
 * @returns addresses of other pages of this site, each once
 */
export function choosePages(visible: readonly Address[], here: Address): string[] {
  const pages = visible
    // A path with an extension is a feed or a download.
    .filter(
      ({ origin, pathname }) =>
        origin === here.origin && pathname !== here.pathname && !/\.\w+$/.test(pathname),
    )
    .map(({ origin, pathname, search }) => origin + pathname + search);
  return [...new Set(pages)].slice(0, limit);
}

function isVisible(link: Element) {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Whether prefetching costs too much (Network Information API, which Firefox and Safari lack). */
function isCostly() {
  const { connection } = navigator as { connection?: { effectiveType: string; saveData: boolean } };
  return connection !== undefined && (connection.saveData || /2g/.test(connection.effectiveType));
}

function prefetchVisible() {
  // WebKit doesn't reuse a fetched response for a navigation: the page would load twice.
  const isSupported = document.createElement('link').relList.supports('prefetch');
  if (!isSupported || !navigator.onLine || isCostly()) return;
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'main a[href]:not([download], [target], [hreflang])',
  );
  // Not `<link rel="prefetch">`: Firefox blocks it by the policy's `default-src`.
  for (const page of choosePages([...links].filter(isVisible), location)) {
    void fetch(page, { priority: 'low' }).catch(() => undefined);
  }
}

/** Prefetches the first pages in view once the page has been idle for two seconds. */
export function startPrefetch(): void {
  void idle(idleTime).then(prefetchVisible);
}
