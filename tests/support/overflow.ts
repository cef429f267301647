/**
 * Finds what sticks out at the sides, which a reader sees cut off or has to scroll to. Runs in the page.
 * @returns a line for the page, and for each such element with text
 */
export function findOverflow(): string[] {
  const width = document.documentElement.clientWidth;
  const { scrollWidth } = document.documentElement;
  const isText = (element: Element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  const cut = [...document.querySelectorAll('body *')]
    .filter((element) => isText(element) && element.checkVisibility({ visibilityProperty: true }))
    // Wide tables, the row of filters, the team and the services scroll. Drawings may be cropped.
    .filter((element) => !element.closest('.table, .filters, .frieze, .panorama, svg'))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > width + 1;
    })
    .map((element) => `${element.localName}: ${element.textContent.trim().slice(0, 40)}`);
  return scrollWidth > width ? [`the page is ${scrollWidth} wide`, ...cut] : cut;
}
