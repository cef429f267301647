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

/** Where a year begins in a list. */
export interface YearStart {
  year: number;
  /** The place of its first item in the list. */
  index: number;
  /** The page on which that stands, from 1. */
  page: number;
}

/**
 * Finds where each year begins.
 * @param years the year of each item, in the order of the list, which keeps the items of a year together
 * @param size how many items stand on a page
 */
export const yearStarts = (years: number[], size: number): YearStart[] =>
  years.flatMap((year, index) =>
    index > 0 && years[index - 1] === year ? [] : [{ year, index, page: Math.floor(index / size) + 1 }],
  );
