import type { Colour } from '#content/schemas.ts';

/**
 * The colours of styles, which use them as `var(--deep-900)`. `accent` is that of the line, buttons and
 * links, `deep` that of text, of what is below the line, and of pages at night.
 */
export const palette = {
  'deep-950': '#0a1524',
  'deep-900': '#0f1e33',
  'deep-800': '#172b47',
  'deep-600': '#2d4464',
  'deep-500': '#44618a',
  'mist-400': '#8fa6bd',
  'mist-300': '#b3c2d2',
  'mist-100': '#e6edf2',
  'mist-50': '#f3f6f9',
  'slate-600': '#4a5b70',
  'sand-300': '#e9dfd0',
  'sand-100': '#f5efe6',
  'sand-950': '#33250c',
  paper: '#fdfbf7',
  'accent-700': '#a84300',
  'accent-500': '#f47b20',
  'accent-200': '#ffd3ab',
  yellow: '#ffd447',
  'red-600': '#c62818',
  'red-400': '#ff7b6b',
};

/** The colours of drawings and grounds: the palette, and shades that styles don't name. */
export const drawingColours = {
  ...palette,
  'deep-700': '#223c5f',
  'mist-200': '#cfdbe5',
  'slate-800': '#26304a',
  'sand-200': '#f1e3cb',
  'green-900': '#0c312b',
  'green-200': '#bfe0d2',
  'brick-200': '#f3c4b8',
  'brick-900': '#45130f',
  'skin-100': '#f8dcc8',
  'skin-200': '#dfa083',
  'skin-300': '#dc9059',
  'skin-500': '#a85a2a',
  'skin-600': '#7a3d1c',
  'skin-700': '#6f3210',
  'hair-fair': '#e0b25a',
  'hair-fair-shade': '#b98736',
  'hair-fair-brow': '#8a5f1c',
  'hair-fair-night': '#7d5f2c',
  'hair-red': '#c9590f',
  'hair-red-night': '#8a3a05',
  'hair-brown': '#8a4a1c',
  'hair-brown-shade': '#5e2f0e',
  'hair-brown-night': '#4a2409',
  'hair-brown-night-shade': '#2b1505',
  'hair-dark': '#2b0d08',
  'hair-black': '#1c0a08',
  'accent-400': '#ff9c4d',
  'accent-100': '#fff3e2',
  'deep-450': '#5f7d9e',
  'deep-550': '#33527a',
  'sand-400': '#c9b596',
  'sand-800': '#5a5045',
  'sand-900': '#5c430f',
  'green-500': '#2b8574',
  'green-700': '#1f6b5e',
  'green-750': '#1a5348',
  'green-800': '#123f37',
  'green-950': '#0a2420',
  'green-975': '#061a17',
  'brick-600': '#b5332a',
  'brick-650': '#862417',
  'brick-700': '#7a1f19',
  'brick-750': '#6a1d18',
  'brick-800': '#5c150d',
};

/** The ground of what has a colour, by day and at night. On dark ones, tokens.css makes the text light. */
export const grounds: Record<
  Colour,
  readonly [day: keyof typeof drawingColours, night: keyof typeof drawingColours]
> = {
  navy: ['deep-800', 'deep-950'],
  green: ['green-700', 'green-800'],
  brick: ['brick-600', 'brick-800'],
  mist: ['mist-200', 'deep-600'],
  sand: ['sand-200', 'sand-900'],
  peach: ['accent-200', 'deep-950'],
  mint: ['green-200', 'green-950'],
  rose: ['brick-200', 'brick-800'],
  pale: ['mist-100', 'deep-950'],
};

const rules = [
  `:root{${Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`,
  ...Object.entries(grounds).map(
    ([colour, [day, night]]) =>
      `[data-colour=${colour}]{--ground:light-dark(${drawingColours[day]},${drawingColours[night]})}`,
  ),
];

export const colourStyles = `@layer tokens{${rules.join('')}}`;

const named = new Map(Object.entries(drawingColours));

/** The background of pages, for browser bars and the splash screen of an installed site. */
export const themeColours = { light: palette.paper, dark: palette['deep-900'] };

/**
 * Fills the colours into a drawing, because an SVG can't read a stylesheet when it is shown as an image.
 * @param file for messages
 * @throws {Error} when it names an unknown colour
 */
export const fillColours = (file: string, svg: string): string =>
  svg.replace(/<\?.*?\?>\s*/g, '').replace(/var\(--([\w-]+)\)/g, (colour, name: string) => {
    const value = named.get(name);
    if (value) return value;
    throw new Error(`${file} has the colour ${colour}: use one of src/styles/colours.ts, or add it there.`);
  });
