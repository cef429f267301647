/** A piece of SVG markup. */
export type Shape = string;

/** The width of every cover, in pixels. */
export const width = 1600;

/** The height of every cover, in pixels. */
export const height = 1000;

/** A rectangle, with round corners when `radius` is given. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0): Shape =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;

/** A disc. */
export const circle = (x: number, y: number, radius: number, fill: string): Shape =>
  ellipse(x, y, radius, radius, fill);

/** An oval. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): Shape =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** A filled outline in path notation. */
export const path = (d: string, fill: string): Shape => `<path d="${d}" fill="${fill}"/>`;

/** A line in path notation, round at its ends. */
export const stroke = (d: string, colour: string, thickness = 4): Shape =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A circle drawn as a line. */
export const ring = (x: number, y: number, radius: number, colour: string, thickness = 4): Shape =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${thickness}"/>`;

/** Shapes moved to a place, then optionally scaled and turned (degrees, clockwise). */
export const place = (x: number, y: number, shapes: Shape[], scale = 1, turn = 0): Shape =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shapes.join('')}</g>`;

/** Shapes cut off at an outline; `id` is unique within the drawing. */
export const clip = (id: string, outline: string, shapes: Shape[]): Shape =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${shapes.join('')}</g>`;

/** The same drawing `count` times, told which time it is. */
export const repeat = (count: number, draw: (index: number) => Shape): Shape =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A drawing for each of the items. */
export const each = <const Item>(items: readonly Item[], draw: (item: Item, index: number) => Shape): Shape =>
  items.map(draw).join('');

/** A number from 0 up to 1 that looks random and is the same on every run. */
export const scatter = (seed: number): number => {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
};

/** One of the options, taken round and round. */
export const pick = <T>(options: readonly [T, ...T[]], index: number): T =>
  options[index % options.length] ?? options[0];

/** A whole cover: a background and what stands on it, from far to near. */
export const cover = (background: string, ...shapes: Shape[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, background)}${shapes.join('')}</svg>`;
