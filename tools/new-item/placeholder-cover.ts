import sharp from 'sharp';

/** The size and colours of the site's covers. */
const cover = { width: 1600, height: 1000, sky: '#e6edf2', light: '#f47b20', water: '#172b47' };

/**
 * Draws a plain cover, to be replaced: a band of light between sky and water.
 * @returns a PNG
 */
export async function drawPlaceholderCover(): Promise<Buffer> {
  const { width, height, sky, light, water } = cover;
  const horizon = height * 0.62;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${sky}"/>
    <rect y="${horizon - 16}" width="100%" height="16" fill="${light}"/>
    <rect y="${horizon}" width="100%" height="100%" fill="${water}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 8, effort: 10 }).toBuffer();
}
