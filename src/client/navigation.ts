/** Milliseconds after which a navigation without a page, such as a download, counts as ended. */
const navigationTimeout = 30_000;

/** Whether the visitor is leaving this page, which must not be reloaded then. */
export const isNavigating = (): boolean => 'navigating' in document.documentElement.dataset;

type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'hasAttribute'>;

/** Whether a click makes this window load another page of this site. */
export const isPageLoadClick = (
  { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey }: Click,
  link: Link,
  here: Pick<URL, 'origin' | 'pathname' | 'search'>,
): boolean =>
  !(defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) &&
  ['', '_self'].includes(link.target) &&
  !link.hasAttribute('download') &&
  link.origin === here.origin &&
  // Otherwise it is a fragment of the current page.
  (!link.hash || link.pathname !== here.pathname || link.search !== here.search);

/**
 * Watches this window's navigations, and sets `data-navigating` on the document while one is under way. Not
 * all browsers report one that failed.
 */
export function watchNavigations(notify: (event: 'started' | 'failed' | 'left') => void): void {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    delete dataset['navigating'];
  };
  const begin = () => {
    end();
    dataset['navigating'] = '';
    timer = setTimeout(end, navigationTimeout);
  };
  // Not the Navigation API's `navigate`: Firefox fires it for downloads too, and some browsers lack it.
  addEventListener('click', (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isPageLoadClick(event, link, location)) return;
    begin();
    notify('started');
  });
  // Also typed addresses, other sites, back and forward.
  addEventListener('beforeunload', begin);
  addEventListener('pageshow', end);
  addEventListener('pagehide', () => {
    notify('left');
  });
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigateerror', () => {
    end();
    // The navigation may have been replaced by another one, which starts in this task.
    setTimeout(() => {
      if (!isNavigating()) notify('failed');
    });
  });
}
