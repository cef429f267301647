import { hash } from 'node:crypto';
import { outlineWords } from '#drawings/outlines.ts';
import { cleanSvg, readSvg } from '#drawings/svg.ts';

// The style that starts most drawings holds their colours at night.
const nightStyle = /<style>@media \(prefers-color-scheme:dark\)\{(.*?\})\}<\/style>/;

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
function describe(path: string, { focus, words }: Partial<Figure> = {}): Drawing {
  const name = path.slice('/art/'.length, -'.svg'.length).replaceAll('/', '-');
  const drawing = cleanSvg(readSvg(path, sources[path] ?? ''), name);
  const worded = outlineWords(drawing, words);
  const svg = focus ? cropDrawing(focus, worded) : worded;
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

const drawings = new Map(Object.keys(sources).map((path) => [path, describe(path)]));

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
export const getFigure = ({ picture, ...shown }: Figure): Drawing =>
  drawings.has(picture) ? describe(picture, shown) : getDrawing(picture);

/** Sets which part of a drawing stays visible when it is cropped, unless the drawing sets it itself. */
export function cropDrawing(focus: string, svg: string): string {
  if (svg.includes('preserveAspectRatio')) return svg;
  const [x, y] = focus.split(' ').map((share) => ['Min', 'Mid', 'Max'][Math.round(parseInt(share) / 50)]);
  return svg.replace('<svg ', `<svg preserveAspectRatio="x${x}Y${y} slice" `);
}

export const drawingFiles = [...drawings.values()].flatMap(({ files }) => files);
