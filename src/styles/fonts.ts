/** A font file of the site, cut from a family. */
interface FontFile {
  /** In `src/assets`. */
  file: string;
  /** The weight for which pages use it, or the lowest and the highest of a variable file. */
  weights: [number] | [number, number];
  /** Where the file lies on the family's axes: `{}` if it has none, or only the weights above. */
  axes: Record<string, number>;
  /** OpenType features. Kerning of a display file takes as many bytes as its letters. */
  features: ('kern' | 'tnum')[];
}

interface FontFamily {
  name: string;
  /** What styles call it. */
  cssVariable: `--font-${string}`;
  /** What shows the text until the font has arrived, in its widths. */
  fallback: 'sans-serif' | 'serif';
  /** The file of a package. */
  source: string;
  files: FontFile[];
}

const small = 'abcdefghijklmnopqrstuvwxyzàáâãäåæçèéêëìíîïñòóôõöøùúûüœ';

/** The letters of Western European languages. Fallback fonts show all others. */
export const letters = `${small}${small.toUpperCase()}ßÿ0123456789 \u00a0!"#%&'()*+,-./:;=?@[]_©·×–—‘’“”…€`;

/**
 * The fonts of the site. After a change, `npm run draw` cuts the files, and computes the fallback fonts from
 * them.
 */
export const fonts: FontFamily[] = [
  {
    name: 'Bricolage',
    cssVariable: '--font-display',
    fallback: 'sans-serif',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    files: [
      // Headings: heavy. The optical size keeps the dot of an i apart in the small ones.
      {
        file: 'display.woff2',
        weights: [700],
        axes: { wght: 760, wdth: 100, opsz: 48 },
        features: ['kern', 'tnum'],
      },
      // Lead lines, quotations and numerals: light and narrow.
      { file: 'display-narrow.woff2', weights: [400], axes: { wght: 360, wdth: 80, opsz: 30 }, features: [] },
    ],
  },
  {
    name: 'Public Sans',
    cssVariable: '--font-text',
    fallback: 'sans-serif',
    source: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    // Everything else. One variable file is smaller than a regular and a bold one.
    files: [{ file: 'text.woff2', weights: [400, 700], axes: {}, features: ['kern', 'tnum'] }],
  },
];
