import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { fonts, letters } from '#styles/fonts.ts';

type Axes = Record<string, number | { min: number; max: number }>;

/** Fonts of all systems with the same widths, and those widths: averages in text, in ems. */
const systemFonts = {
  'sans-serif': {
    names: ['Arial', 'Arimo', 'Liberation Sans'],
    regular: 913 / 2048,
    bold: 983 / 2048,
  },
  serif: {
    names: ['Times New Roman', 'Tinos', 'Liberation Serif'],
    regular: 832 / 2048,
    bold: 886 / 2048,
  },
};

async function cut(source: string, variationAxes: Axes, keepFeatures: string[]): Promise<Buffer> {
  const family = await readFile(fileURLToPath(import.meta.resolve(source)));
  // These options are missing from the package's types.
  const untyped = { keepFeatures, noHinting: true };
  return subsetFont(family, letters, { targetFormat: 'woff2', variationAxes, ...untyped });
}

/**
 * Subsets the fonts from their families.
 * @returns WOFF2 files by name
 */
export async function subsetFonts(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { source, files: faces } of fonts) {
    for (const { file, weights, axes, features } of faces) {
      const [min, max] = weights;
      files.set(file, await cut(source, max ? { ...axes, wght: { min, max } } : axes, features));
    }
  }
  return files;
}

/**
 * Computes fallback fonts with the widths and heights of each weight, so that the layout doesn't shift when a
 * font loads. Astro's `optimizedFallbacks` gives both files of a family the same widths, and knows no fonts
 * of Linux.
 * @returns a stylesheet
 */
export async function computeFallbacks(): Promise<Uint8Array> {
  const rules: string[] = [];
  for (const { name, source, fallback, files } of fonts) {
    for (const { weights, axes } of files) {
      for (const weight of weights) {
        const font = await cut(source, weights.length > 1 ? { ...axes, wght: weight } : axes, []);
        const { xWidthAvg, unitsPerEm, ascent, descent } = await fromBuffer(font);
        const { names, regular, bold } = systemFonts[fallback];
        const isBold = weight >= 600;
        const scale = xWidthAvg / unitsPerEm / (isBold ? bold : regular);
        const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
        if (rules.length === 0)
          rules.push(`/* Ascent less descent: a line of this height ends on the baseline of headings. */
:root {
  --rise: ${Math.round(((ascent + descent) / unitsPerEm) * 1000) / 1000};
}
`);
        rules.push(`@font-face {
  font-family: '${name} Fallback';
  src: ${names.map((local) => `local('${local}${isBold ? ' Bold' : ''}')`).join(', ')};
${weight === 400 ? '' : `  font-weight: ${weight};\n`}  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / unitsPerEm / scale)};
  descent-override: ${percent(-descent / unitsPerEm / scale)};
}
`);
      }
    }
  }
  return Buffer.from(`/* Written by \`npm run draw\`. */\n${rules.join('\n')}`);
}
