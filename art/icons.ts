/* Makes the icons and the social card in public/ from favicon.svg and the site's own drawings. Run: node art/icons.ts */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colours } from './palette.ts';

const fromRoot = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFile(fromRoot(path), 'utf8');
const save = (name: string, data: Uint8Array) => writeFile(fromRoot(`public/${name}`), data);

const favicon = await read('public/favicon.svg');

/** The favicon's drawing at any size; an opaque one has no round corners, for systems that cut their own. */
const icon = (size: number, opaque = true) => {
  const picture = sharp(Buffer.from(favicon), { density: (72 * size) / 32 }).resize(size);
  return (opaque ? picture.flatten({ background: colours.navy900 }) : picture)
    .png({ palette: true })
    .toBuffer();
};

/** A maskable icon may lose everything outside the middle 80 per cent. */
const maskable = async (size: number) => {
  const inner = Math.round(size * 0.78);
  const margin = (size - inner) / 2;
  const edges = {
    top: Math.ceil(margin),
    bottom: Math.floor(margin),
    left: Math.ceil(margin),
    right: Math.floor(margin),
  };
  return sharp(await icon(inner))
    .extend({ ...edges, background: colours.navy900 })
    .png({ palette: true })
    .toBuffer();
};

/** An .ico file is a directory of 22 bytes in front of a PNG. */
const ico = (png: Uint8Array, size: number) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // one plane
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

const tokens = new Map(
  Array.from((await read('src/styles/tokens.css')).matchAll(/(--[\w-]+): ([^;]+);/g), ([, name, value]) => [
    name,
    value,
  ]),
);

/** A value of the style sheets by day: the rasteriser knows neither `var()` nor `light-dark()`. */
const byDay = (value: string): string =>
  value.replace(/light-dark\((.+?), .+\)/, '$1').replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const found = tokens.get(name);
    if (!found) throw new Error(`src/styles/tokens.css has no ${name}, which src/styles/drawings.css uses.`);
    return byDay(found);
  });

// What the night changes stands last in the sheet, in a media query.
const [daySheet = ''] = (await read('src/styles/drawings.css')).split('@media');
const paint = Array.from(daySheet.replace(/\/\*.*?\*\//gs, '').matchAll(/\.[^{}]+\{[^{}]+\}/g), ([rule]) =>
  byDay(rule),
);

/** The shapes of a drawing's component, without frontmatter and frame. */
const shapes = async (name: string) =>
  (await read(`src/components/ui/drawings/${name}.astro`)).replace(/^[\s\S]*?<svg[^>]*>|<\/svg>/g, '');

const card = async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <style>${paint.join('')}</style>
    <path class="s-sky" d="M0 0h1200v630H0z" />
    <g transform="translate(-232 130)">${await shapes('HorizonScene')}</g>
    <g transform="translate(60 56) scale(2.4)" color="${colours.navy900}" fill="${colours.navy900}">${await shapes('Logo')}</g>
  </svg>`;
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer();
};

await Promise.all([
  save('favicon.ico', ico(await icon(32, false), 32)),
  save('apple-touch-icon.png', await icon(180)),
  save('icon-192.png', await icon(192)),
  save('icon-512.png', await icon(512)),
  save('icon-maskable-512.png', await maskable(512)),
  save('social-card.png', await card()),
]);
