import { createHash } from 'node:crypto';
import type { ImageMetadata } from 'astro';

// The style that starts each drawing holds its colours at night.
const nightStyle = /<style>\s*@media \(prefers-color-scheme: dark\) \{([\s\S]*?)\}\s*<\/style>/;

const sources = import.meta.glob<string>('/art/{headers,items,people,services}/**/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A drawing of `art/`. */
export interface Drawing {
  /** The SVG, for a page that contains it. Follows the colour scheme. */
  svg: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** The same as two files, because older versions of WebKit ignore the colour scheme within an image. */
  files: { path: string; svg: string }[];
}

const drawings = new Map<string, Drawing>();
for (const [file, source] of Object.entries(sources)) {
  const name = file.slice('/art/'.length, -'.svg'.length);
  const [, , , width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(source) ?? [];
  // Without the title, which browsers show as a tooltip, in English.
  const svg = source
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<!--.*?-->/g, '')
    // Inkscape gives everything an id. Those that are used must differ from those of other drawings in the page.
    .replace(/ id="([^"]+)"/g, (id, value: string) => (source.includes(`#${value}`) ? id : ''))
    .replace(/(?<= id="|(?:href="|url\()#)/g, `${name.replaceAll('/', '-')}-`)
    .replace(/\n\s*/g, '');
  const files = [svg.replace(nightStyle, ''), svg.replace(nightStyle, '<style>$1</style>')].map(
    (text, index) => {
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
      return { path: `assets/${name.replaceAll('/', '-')}${index ? '-night' : ''}.${hash}.svg`, svg: text };
    },
  );
  drawings.set(name, { svg, width: Number(width), height: Number(height), files });
}

/**
 * Returns a drawing, or undefined when there is none.
 * @param name its path below `art/`, without extension
 */
export const getDrawing = (name: string): Drawing | undefined => drawings.get(name);

/**
 * Returns the name of the drawing that a picture was rendered from: those are in a folder `drawings`, where editors put
 * nothing.
 */
export function getDrawingOf({ fsPath }: ImageMetadata & { fsPath?: string }): string | undefined {
  const [, collection, name] = /(\w+)\/drawings\/([^/]+)\.png$/.exec(fsPath ?? '') ?? [];
  return name && `items/${collection}/${name}`;
}

/**
 * Replaces the words of a drawing.
 * @param name its path below `art/`, without extension
 * @param words one for each of its `<text>` elements
 * @throws {Error} when there are more words than elements, or fewer
 */
export function insertWords(name: string, svg: string, words: readonly string[]): string {
  const texts = svg.match(/<text\b/g) ?? [];
  if (texts.length !== words.length) {
    throw new Error(
      `The words of art/${name}.svg: write one text for each of its ${texts.length}, in their order, not ${words.length}.`,
    );
  }
  const left = words.map((word) => word.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  return svg.replace(/(?<=<text\b[^>]*>)[^<]*/g, () => left.shift() ?? '');
}

/** The files of all drawings. */
export const drawingFiles = [...drawings.values()].flatMap(({ files }) => files);
