import { isSlow, savesData } from '#client/connection.ts';

const limit = 2;

type Address = Pick<URL, 'origin' | 'pathname' | 'search'>;

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

/** The page that the browser is about to prerender by src/pages/links.speculationrules.ts. */
const pageUnderPointer = () =>
  HTMLScriptElement.supports('speculationrules')
    ? document.querySelector<HTMLAnchorElement>('a:hover')?.pathname
    : undefined;

/**
 * Prefetches the first pages in view, so that a visit on a slow network finds them in the browser's cache:
 * the server only confirms that they haven't changed. This needs no intent and works in Firefox too;
 * speculation rules prerender on intent, in Chromium only.
 */
export function prefetchVisible() {
  // WebKit, which lacks it, keeps fetched pages apart from opened ones in its cache: the page would load
  // twice. (Seen in WebKitGTK 2.50 with a cache on disk: a second fetch is revalidated, a navigation isn't.)
  const isReused = document.createElement('link').relList.supports('prefetch');
  if (!isReused || !navigator.onLine || isSlow || savesData) return;
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'main a[href]:not([download], [target], [hreflang])',
  );
  const prerendered = pageUnderPointer();
  const visible = [...links].filter((link) => isVisible(link) && link.pathname !== prerendered);
  // Not `<link rel="prefetch">`: Firefox blocks it by the policy's `default-src`.
  for (const page of choosePages(visible, location)) {
    // A failure costs nothing, and is in the console already.
    void fetch(page, { priority: 'low' }).catch(() => undefined);
  }
}
