/**
 * The page numbers in a pagination: the first, the last, and the current page with those beside it.
 * @param current number of the current page, from 1
 * @param count number of pages
 * @returns page numbers in order; `undefined` for a gap of more than one page
 */
export function pageWindow(current: number, count: number): (number | undefined)[] {
  const numbers = new Set([1, current - 1, current, current + 1, count]);
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    // A gap of one page is as wide as its number.
    (number) => numbers.has(number) || (numbers.has(number - 1) && numbers.has(number + 1)),
  );
  return shown.flatMap((number, index) =>
    index > 0 && shown[index - 1] !== number - 1 ? [undefined, number] : [number],
  );
}
