import { onTheWay } from '#client/page/timings.ts';

type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'hasAttribute'>;

/**
 * Tells whether a click makes this window load another page of this site.
 * @param click the event, after the page's own listeners
 * @param link the link that it is on
 * @param here the present address
 */
export const isPageLoadClick = (
  { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey }: Click,
  link: Link,
  here: Pick<URL, 'origin' | 'pathname' | 'search'>,
): boolean =>
  !(defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) &&
  ['', '_self'].includes(link.target) &&
  !link.hasAttribute('download') &&
  link.origin === here.origin &&
  // Otherwise it leads to a place on the present page.
  (!link.hash || link.pathname !== here.pathname || link.search !== here.search);

/**
 * Watches this window's page loads. The document has `data-navigating` while its visitor goes elsewhere: whatever
 * would reload the page by itself must not call them back.
 * @param tell is called when a link to another page is followed, when that page does not come (some browsers do not
 *   say so), and when the present page is left
 */
export function watchPageLoads(tell: (event: 'started' | 'failed' | 'left') => void): void {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = () => {
    clearTimeout(timer);
    delete dataset['navigating'];
  };
  const go = () => {
    stay();
    dataset['navigating'] = '';
    // Nobody may tell that it has ended here: it was stopped, or brought a file.
    timer = setTimeout(stay, onTheWay);
  };
  // Not the Navigation API's own event: Firefox tells of a download as of a page, others do not have it.
  addEventListener('click', (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isPageLoadClick(event, link, location)) return;
    go();
    tell('started');
  });
  // Also an address that was typed, another site, back and forward.
  addEventListener('beforeunload', go);
  addEventListener('pageshow', stay);
  addEventListener('pagehide', () => {
    tell('left');
  });
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigateerror', () => {
    stay();
    // Another page may have been asked for instead, which shows at once.
    setTimeout(() => {
      if (!('navigating' in dataset)) tell('failed');
    });
  });
}
