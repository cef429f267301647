/** How many pages a list runs over, at least one. */
export const countPages = (items: number, size: number): number => Math.max(1, Math.ceil(items / size));

/**
 * The pages to which a page of a list links: the first, the last, itself and its neighbours.
 * @param page which page it is, from 1
 * @param count how many there are
 * @returns their numbers in order, `undefined` where more than one is left out
 */
export function pageWindow(page: number, count: number): (number | undefined)[] {
  const numbers = new Set([1, page - 1, page, page + 1, count]);
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    // A gap of one page takes as much room as its number.
    (number) => numbers.has(number) || (numbers.has(number - 1) && numbers.has(number + 1)),
  );
  return shown.flatMap((number, index) =>
    index > 0 && shown[index - 1] !== number - 1 ? [undefined, number] : [number],
  );
}
