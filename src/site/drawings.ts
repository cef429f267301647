import { hash } from 'node:crypto';
import { fillColours } from '#site/colours.ts';
import { outlineWords } from '#site/outlines.ts';

// The style that starts most drawings holds their colours at night.
const nightStyle = /<style>\s*@media \(prefers-color-scheme: dark\) \{([\s\S]*?)\}\s*<\/style>/;

const sources = import.meta.glob<string>(['/art/**/*.svg', '!/art/icons/*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

export interface Drawing {
  /** The SVG, for a page that contains it. Follows the colour scheme. */
  svg: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** A file for each colour scheme, which older versions of WebKit ignore within an image. */
  files: { path: string; svg: string }[];
}

/** Turns the words of a drawing into outlines, and makes its files. */
function describe(path: string, source: string): Drawing {
  const svg = outlineWords(source);
  const name = path.slice('/art/'.length, -'.svg'.length).replaceAll('/', '-');
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  const version = hash('sha256', svg, 'base64url').slice(0, 8);
  const day = { path: `/assets/${name}.${version}.svg`, svg: svg.replace(nightStyle, '') };
  const night = {
    path: `/assets/${name}.${version}-night.svg`,
    svg: svg.replace(nightStyle, '<style>$1</style>'),
  };
  const files = nightStyle.test(svg) ? [day, night] : [day];
  // Printed pages have the colours of the day.
  const onScreen = svg.replace('@media (', '@media screen and (');
  return { svg: onScreen, width: Number(width), height: Number(height), files };
}

/** The SVG of each drawing, in which words are still text. */
const svgSources = new Map<string, string>();
const drawings = new Map<string, Drawing>();
for (const [path, source] of Object.entries(sources)) {
  const name = path.slice('/art/'.length, -'.svg'.length).replaceAll('/', '-');
  // Without the title, which browsers show as a tooltip, in English.
  const svg = fillColours(path, source)
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<!--.*?-->/g, '')
    // Inkscape gives everything an id. Only those that are used stay, and must be unique in a page.
    .replace(/ id="([^"]+)"/g, (id, value: string) => (source.includes(`#${value}`) ? id : ''))
    .replace(/(?<= id="|(?:href="|url\()#)/g, `${name}-`)
    .replace(/\n\s*/g, '');
  svgSources.set(path, svg);
  drawings.set(path, describe(path, svg));
}

/** @param path from the project's root: `/art/people/mei.svg` */
export const findDrawing = (path: string): Drawing | undefined => drawings.get(path);

/**
 * Returns a drawing. In development, one that doesn't exist is a placeholder, because it would break every
 * list.
 * @param path from the project's root: `/art/people/mei.svg`
 * @throws {Error} in a build, if it doesn't exist
 */
export function getDrawing(path: string): Drawing {
  const drawing = drawings.get(path) ?? (import.meta.env.DEV ? drawings.get('/art/TODO.svg') : undefined);
  if (!drawing) throw new Error(`${path.slice(1)} does not exist: draw it, or correct its name.`);
  return drawing;
}

interface Figure {
  picture: string;
  /** Focal point for cropping: `30% 60%` from the left and the top. */
  focus: string;
  /** One for each `<text>` of the drawing: `npm run check:content` counts them. */
  words?: readonly string[] | undefined;
}

/** Returns a drawing as a figure shows it: with its words, and cropped around its focal point. */
export function getFigure({ picture, focus, words = [] }: Figure): Drawing {
  const svg = svgSources.get(picture);
  if (svg === undefined) return getDrawing(picture);
  const left = words.map((word) => word.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const worded = svg.replace(/(?<=<text\b[^>]*>)[^<]*/g, (own) => left.shift() ?? own);
  return describe(picture, cropDrawing(focus, worded));
}

/** Sets which part of a drawing stays visible when it is cropped, unless the drawing sets it itself. */
export function cropDrawing(focus: string, svg: string): string {
  if (svg.includes('preserveAspectRatio')) return svg;
  const [x, y] = focus.split(' ').map((share) => ['Min', 'Mid', 'Max'][Math.round(parseInt(share) / 50)]);
  return svg.replace('<svg ', `<svg preserveAspectRatio="x${x}Y${y} slice" `);
}

export const drawingFiles = [...drawings.values()].flatMap(({ files }) => files);
