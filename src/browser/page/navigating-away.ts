/**
 * Marks the document with `data-leaving` while its visitor goes to another page, where the browser tells: whatever
 * would reload the page by itself must not call them back.
 */
export function watchLeaving(): void {
  if (!('navigation' in window)) return;
  const { dataset } = document.documentElement;
  const stay = () => {
    delete dataset['leaving'];
  };
  navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) dataset['leaving'] = '';
  });
  navigation.addEventListener('navigateerror', stay);
  // Back from the back/forward cache.
  addEventListener('pageshow', stay);
}
