type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;

type Link = Address & Pick<HTMLAnchorElement, 'target' | 'hasAttribute'>;

/** Tells whether a link leads to another page of this site, and not to a place on the present one. */
const isOtherPage = (link: Address, here: Address): boolean =>
  link.origin === here.origin &&
  (!link.hash || link.pathname !== here.pathname || link.search !== here.search);

/**
 * Tells whether a click makes this window load a page, for browsers without the Navigation API.
 * @param click the event, after the page's own listeners
 * @param link the link that it is on
 * @param here the present address
 */
export const isPageLoadClick = (click: Click, link: Link, here: Address): boolean =>
  !(
    click.defaultPrevented ||
    click.button ||
    click.ctrlKey ||
    click.metaKey ||
    click.shiftKey ||
    click.altKey
  ) &&
  ['', '_self'].includes(link.target) &&
  !link.hasAttribute('download') &&
  isOtherPage(link, here);

/**
 * Tells whether a navigation makes this window load a page. Back and forward are instant or the browser's own.
 * @param navigation the Navigation API's event
 * @param here the present address
 */
export const isPageLoad = (
  navigation: Pick<NavigateEvent, 'navigationType' | 'downloadRequest'> & {
    destination: Pick<NavigationDestination, 'url' | 'sameDocument'>;
  },
  here: Pick<URL, 'origin'>,
): boolean =>
  navigation.navigationType !== 'traverse' &&
  navigation.downloadRequest === null &&
  !navigation.destination.sameDocument &&
  new URL(navigation.destination.url).origin === here.origin;
