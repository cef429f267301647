import type { Colour } from '#content/schemas.ts';
import { readPalette } from '#site/palette.ts';

const sheets = import.meta.glob<string>('/src/styles/{palette*,tokens}.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The colours of the site and its drawings. */
export const palette = readPalette(...Object.values(sheets));

/** The background of pages in both colour schemes, for the browser's own bars and the splash screen of an installed site. */
export const themeColours = { light: palette.get('paper'), dark: palette.get('navy-900') };

/**
 * Returns what an item stands on by day.
 * @param colour see `data-colour` in src/styles/tokens.css
 */
export function groundOf(colour: Colour): string | undefined {
  const [, name = ''] =
    new RegExp(`='${colour}'\\] \\{\\s*--ground: light-dark\\(var\\(--([\\w-]+)`).exec(
      Object.values(sheets).join(),
    ) ?? [];
  return palette.get(name);
}
