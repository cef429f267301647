/**
 * Chooses the drawing in a page header from `art/headers`.
 * @param drawings all drawings by path
 * @param names segments of the page's route
 * @returns the drawing of the last name that has one, otherwise the default
 */
export const headerDrawing = <Drawing>(
  drawings: Record<string, Drawing>,
  names: readonly string[],
): Drawing | undefined =>
  ['default', ...names].map((name) => drawings[`/art/headers/${name}.svg`]).findLast(Boolean);
