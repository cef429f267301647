const served = new Map<Element, DocumentFragment>();

// Read when the first island wakes, before React takes over any. In a document of their own the copies load
// no pictures and start nothing.
if (typeof document !== 'undefined') {
  const inert = document.implementation.createHTMLDocument('');
  for (const island of document.querySelectorAll('astro-island')) {
    const copy = inert.createDocumentFragment();
    copy.append(...[...island.childNodes].map((node) => inert.importNode(node, true)));
    served.set(island, copy);
  }
}

/**
 * Puts an island's markup, as the server rendered it, in front of an element inside the island.
 * @param element what React shows instead of the island, or nothing when that goes away
 */
export function restoreServed(element: Element | null): void {
  const island = element?.closest('astro-island');
  const copy = island && served.get(island);
  if (!element || !copy) return;
  element.before(copy);
  served.delete(island);
}
