/**
 * Chooses the stretch of quay on which a page's header stands, among the files of `art/headers`.
 * @param drawings what there is of each, by its path from the root of the project
 * @param names from the general to the special: the parts of the page's address
 * @returns that of the last name that has a drawing, else the default one
 */
export const headerDrawing = <Drawing>(
  drawings: Record<string, Drawing>,
  names: readonly string[],
): Drawing | undefined =>
  ['default', ...names].map((name) => drawings[`/art/headers/${name}.svg`]).findLast(Boolean);
