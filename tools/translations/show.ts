/** How much of what did not change is shown around what did, and how much of that. */
const around = 30;
const most = 120;

/** How many lines of a change are shown. */
const mostLines = 6;

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text);

/**
 * Shortens a line of a change to what changed, and a few words around.
 * @param line as git marks it: `old [-gone-]{+new+}`
 */
function shortenChange(line: string): string {
  const parts = line.split(/(\[-.*?-\]|\{\+.*?\+\})/);
  return parts
    .map((part, index) => {
      // Every second part is a change.
      if (index % 2 === 1) return part.length > most ? `${part.slice(0, most)}…${part.slice(-2)}` : part;
      const isFirst = index === 0;
      const isLast = index === parts.length - 1;
      if (part.length <= around * (isFirst || isLast ? 1 : 2)) return part;
      if (isFirst) return `…${part.slice(-around)}`;
      if (isLast) return cut(part, around);
      return `${part.slice(0, around)}…${part.slice(-around)}`;
    })
    .join('');
}

/**
 * Shortens a change to its first lines.
 * @param lines as git marks them
 * @param sayMore says how many there are besides
 */
export function shortenChanges(lines: readonly string[], sayMore: (amount: number) => string): string[] {
  const shown = lines.slice(0, mostLines).map(shortenChange);
  return lines.length > mostLines ? [...shown, sayMore(lines.length - mostLines)] : shown;
}

/**
 * Puts rows into a table.
 * @param rows the first of which holds the headings; all have as many cells
 * @returns a line each, with a rule below the headings
 */
export function table(rows: readonly (readonly string[])[]): string[] {
  const [headings = []] = rows;
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = [headings, widths.map((width) => '-'.repeat(width)), ...rows.slice(1)];
  return lines.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
