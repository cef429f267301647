/** A row of a table: what was measured, then its figures. */
export type Row = readonly (string | number)[];

/**
 * Prints a Markdown table.
 * @param head the names of its columns
 * @param rows a number is printed with three digits, a whole one with all
 */
export function printTable(head: readonly string[], rows: readonly Row[]): void {
  const format = (cell: string | number) =>
    typeof cell === 'string' || Number.isInteger(cell) ? cell.toLocaleString('en') : cell.toPrecision(3);
  const lines = [head, head.map((_, column) => (column ? '--:' : '---')), ...rows];
  console.log(`\n${lines.map((cells) => `| ${cells.map(format).join(' | ')} |`).join('\n')}\n`);
}
