/** Colours by name, without the two hyphens. */
export type Palette = ReadonlyMap<string, string>;

/** Reads the colours of stylesheets. */
export const readPalette = (...sheets: string[]) =>
  new Map(
    sheets.flatMap((sheet) =>
      Array.from(sheet.matchAll(/--([\w-]+): (#\w+);/g), ([, ...pair]) => pair as [string, string]),
    ),
  );

/**
 * Fills the colours into a drawing, because an SVG can't read a stylesheet when it is shown as an image.
 * @param file for messages
 * @throws {Error} when a colour is not in the palette
 */
export const fillColours = (palette: Palette, file: string, svg: string): string =>
  svg.replace(/<\?.*?\?>\s*/, '').replace(/var\(--([\w-]+)\)/g, (colour, name: string) => {
    const value = palette.get(name);
    if (value) return value;
    throw new Error(`${file} has the colour ${colour}: use one of src/styles/palette.css, or add it there.`);
  });
