/** A row of a table: what was measured, then its figures. */
export type Row = readonly (string | number)[];

/** A row of a Markdown table. A number has three digits, a whole one all. */
export function formatRow(cells: Row): string {
  const format = (cell: string | number) =>
    typeof cell === 'string' || Number.isInteger(cell) ? cell.toLocaleString('en') : cell.toPrecision(3);
  return `| ${cells.map(format).join(' | ')} |`;
}

/** The names of a table's columns, and the line below them. */
export const tableHead = (names: readonly string[]): string =>
  ['', formatRow(names), formatRow(names.map((_, column) => (column ? '--:' : '---')))].join('\n');

/** Prints a Markdown table. */
export const printTable = (head: readonly string[], rows: readonly Row[]): void =>
  console.log([tableHead(head), ...rows.map(formatRow), ''].join('\n'));

/** How often each figure is measured that a visitor's luck changes. */
export const runs = 7;

/** The middle one of an odd number of figures. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[(figures.length - 1) / 2] ?? NaN;
