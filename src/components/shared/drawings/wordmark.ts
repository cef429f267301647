import letters from './letters.json';

/** Letter-spacing of the wordmark, in thousandths of the font size like all measures here. */
const spacing = -40;

/** A letter that the display font lacks, which the fallback font shows. */
const unknown = [800, 0, 800, 800];

/**
 * Measures a text in the display font's bold.
 * @returns the left edge of its first letter, from there the right edge of its last one, the height of its tallest one,
 * and SVG's `textLength`, which keeps the text that wide in a fallback font and with a reader's own letter-spacing
 */
export function measure(text: string) {
  const known = new Map(Object.entries<readonly number[]>(letters));
  const row = [...text].map((letter) => known.get(letter) ?? unknown);
  const [, left = 0] = row.at(0) ?? unknown;
  const [last = 0, , right = 0] = row.at(-1) ?? unknown;
  const textLength = row.reduce((sum, [advance = 0]) => sum + advance + spacing, -spacing);
  return {
    left,
    width: textLength - last + right - left,
    height: Math.max(...row.map(([, , , top = 0]) => top)),
    textLength,
  };
}

/**
 * The width of the longest word of a title, which decides how large the title can be.
 * @returns in ems of the display font's bold, rounded up, with the letter-spacing of headings
 */
export function longestWord(title: string): number {
  const known = new Map(Object.entries<readonly number[]>(letters));
  const widths = title.split(/[\s-]+/).map((word) =>
    [...word].reduce((sum, letter) => sum + ((known.get(letter) ?? unknown)[0] ?? 0) - 20, 0),
  );
  return Math.ceil(Math.max(...widths) / 100) / 10;
}

/** Breaks a name of two words and over 12 letters into two lines of about the same length. */
export function breakName(name: string): string[] {
  const words = name.split(' ');
  if (name.length <= 12 || words.length === 1) return [name];
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
