import { display } from '#drawings/outlines.ts';

/** Letter-spacing of the wordmark, in thousandths of the font size like all measures here. */
const spacing = -40;

/** A letter that the display font lacks, which the fallback font shows. */
const unknown = [800, 0, 800, 800];

/** Measures of a letter in the display font's bold: advance width, left edge, right edge and height. */
function measureLetter(letter: string): readonly number[] {
  const codePoint = letter.codePointAt(0) ?? 0;
  if (!display.hasGlyphForCodePoint(codePoint)) return unknown;
  const { advanceWidth, bbox } = display.glyphForCodePoint(codePoint);
  const edges = bbox.maxX < bbox.minX ? [0, advanceWidth, 0] : [bbox.minX, bbox.maxX, bbox.maxY];
  return [advanceWidth, ...edges].map((measure) => Math.round((measure * 1000) / display.unitsPerEm));
}

/**
 * The room that the longest word of a text needs in the display font's bold, in ems, with the letter-spacing
 * that readers may set (WCAG 2.2, 1.4.12).
 */
export const measureLongestWord = (text: string): number =>
  Math.max(
    ...text
      .split(/[\s-]+/)
      .map(
        (word) => [...word].reduce((sum, letter) => sum + (measureLetter(letter)[0] ?? 0) + 120, 0) / 1000,
      ),
  );

/**
 * Measures a text in the display font's bold.
 * @returns the left edge of its first letter, from there the right edge of its last one, the height of its
 *   tallest one, and SVG's `textLength`, which keeps the text that wide in a fallback font and with a
 *   reader's own letter-spacing
 */
export function measure(text: string) {
  const row = [...text].map(measureLetter);
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
