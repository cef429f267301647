import { prefetch } from 'astro/virtual-modules/prefetch.js';
import { idle } from '#client/page/idle.ts';
import { prefetching } from '#client/page/timings.ts';

type Address = Pick<URL, 'origin' | 'pathname' | 'search'>;

/**
 * Chooses the pages to fetch ahead: what the visitor sees is what they may follow next.
 * @param seen the links in view, in the page's order
 * @param here the present address
 * @returns at most as many addresses as the limit allows, of other pages of this site, each once
 */
export function choosePages(seen: readonly Address[], here: Address): string[] {
  const pages = seen
    // A file with an ending is a feed or a download.
    .filter(
      ({ origin, pathname }) =>
        origin === here.origin && pathname !== here.pathname && !/\.\w+$/.test(pathname),
    )
    .map(({ origin, pathname, search }) => origin + pathname + search);
  return [...new Set(pages)].slice(0, prefetching.limit);
}

function isSeen(link: Element) {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** WebKit knows no prefetching, and takes nothing that was fetched by a script for the page: it would load it twice. */
const knowsPrefetch = () => document.createElement('link').relList.supports('prefetch');

// Astro's function sees to it that nothing is fetched offline, on 2g or with data-saver. Where the connection is not
// known there is no more to see to than the first; and Firefox holds its links to the policy's `default-src`.
function fetchAhead(page: string): void {
  if ('connection' in navigator) prefetch(page);
  else if (knowsPrefetch() && navigator.onLine) void fetch(page).catch(() => undefined);
}

function prefetchSeen() {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'main a[href]:not([download], [target], [hreflang])',
  );
  for (const page of choosePages([...links].filter(isSeen), location)) fetchAhead(page);
}

/** Fetches the likely next pages once the page has been left alone for a while. */
export function startPrefetch(): void {
  void idle(prefetching.idle).then(prefetchSeen);
}
