/** A row of a table: what was measured, then its figures. */
export type Row = readonly (string | number)[];

/**
 * Prints a Markdown table.
 * @param head the names of its columns
 * @param rows a number is printed with three digits at most
 */
export function printTable(head: readonly string[], rows: readonly Row[]): void {
  const format = (cell: string | number) =>
    typeof cell === 'string' ? cell : Number(cell.toPrecision(3)).toLocaleString('en');
  const lines = [head, head.map((_, column) => (column ? '--:' : '---')), ...rows];
  console.log(`\n${lines.map((cells) => `| ${cells.map(format).join(' | ')} |`).join('\n')}\n`);
}

/** The value in the middle of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
