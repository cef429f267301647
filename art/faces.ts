import { colours as c } from './palette.ts';
import { circle, ellipse, path, place, rect, stroke } from './svg.ts';
import type { Shape } from './svg.ts';

/** A whole portrait, 400 by 400: a plain background and a sitter from back to front. */
export const portrait = (background: string, ...shapes: Shape[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${rect(0, 0, 400, 400, background)}${place(-25, -32, shapes, 1.125)}</svg>`;

/** Shoulders in a garment, the right half in shade. */
export const shoulders = (cloth: string, shade: string): Shape =>
  path('M30 400 Q40 326 140 312 H260 Q360 326 370 400Z', cloth) +
  path('M200 312 H260 Q360 326 370 400 H200Z', shade);

/** Neck, ears, face and nose; light falls from the left, so the right half is in shade. */
export const head = (skin: string, shade: string): Shape =>
  path('M160 250 V322 Q200 360 240 322 V250Z', shade) +
  ellipse(124, 204, 15, 24, skin) +
  ellipse(276, 204, 15, 24, shade) +
  path('M124 170 Q124 96 200 96 T276 170 V210 Q276 298 200 298 T124 210Z', skin) +
  path('M200 96 Q276 96 276 170 V210 Q276 298 200 298 V226 H218 L200 176Z', shade);

/** Eyes and brows; `brow` is their colour, `thickness` how bushy they are. */
export const eyes = (brow: string, y: number, thickness: number): Shape =>
  circle(164, y, 8, c.navy950) +
  circle(236, y, 8, c.navy950) +
  stroke(
    `M146 ${y - 24} Q162 ${y - 36} 180 ${y - 26} M220 ${y - 26} Q238 ${y - 36} 254 ${y - 24}`,
    brow,
    thickness,
  );

/** A closed, friendly mouth. */
export const smile = (y: number, half: number, colour: string): Shape =>
  stroke(`M${200 - half} ${y} Q200 ${y + half * 0.7} ${200 + half} ${y}`, colour, 7);
