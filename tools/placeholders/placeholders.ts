import sharp from 'sharp';

const colours = { sky: '#e6edf2', light: '#f47b20', water: '#172b47' };

/** A plain drawing, to be replaced: a band of light between sky and water. */
export function drawPlaceholder({ width, height }: { width: number; height: number }): string {
  const horizon = Math.round(height * 0.62);
  const band = Math.ceil(height / 62);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="${colours.sky}"/>
  <rect y="${horizon - band}" width="${width}" height="${band}" fill="${colours.light}"/>
  <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${colours.water}"/>
</svg>
`;
}

/** The same as a PNG. */
export const renderPlaceholder = (size: { width: number; height: number }): Promise<Buffer> =>
  sharp(Buffer.from(drawPlaceholder(size)))
    .png({ palette: true, colours: 8, effort: 10 })
    .toBuffer();
