import { colours as c } from './palette.ts';
import { circle, each, ellipse, path, place, rect, ring, stroke } from './svg.ts';
import type { Shape } from './svg.ts';

/** A street lantern on a post; `glow` is the colour of its light. */
export const lantern = (x: number, base: number, size: number, post: string, glow: string): Shape =>
  place(
    x,
    base,
    [
      path('M-5 0 L-2.500 -6 V-74 H2.500 V-6 L5 0Z', post),
      path('M-8 -76 H8 L12 -95 H-12Z', glow),
      path('M-14 -95 H14 L3 -104 H-3Z M-8 -73 H8 V-76 H-8Z', post),
    ],
    size / 100,
  );

/** A telephone standing upright, with the drawing on its screen (its corner is 0, 0). */
export const phone = (
  x: number,
  y: number,
  w: number,
  h: number,
  screen: string,
  drawing: Shape[],
  turn = 0,
): Shape =>
  place(
    x,
    y,
    [
      rect(0, 0, w, h, c.navy950, w * 0.13),
      rect(w * 0.06, w * 0.06, w * 0.88, h - w * 0.12, screen, w * 0.08),
      ...drawing,
      rect(w * 0.38, w * 0.1, w * 0.24, w * 0.05, c.navy950, w * 0.03),
    ],
    1,
    turn,
  );

/** A round loaf with slanting cuts; `x` and `base` are the middle of its foot. */
export const loaf = (x: number, base: number, size: number, crust: string, cut: string): Shape =>
  place(
    x,
    base,
    [
      path('M-50 0 C-62 -34 -32 -58 0 -58 S62 -34 50 0Z', crust),
      each([-24, -4, 16], (left) => path(`M${left} -18 q4 -22 18 -28 q-2 18 -12 30Z`, cut)),
    ],
    size / 100,
  );

/** A tree like a lollipop, or a tall poplar. */
export const tree = (
  x: number,
  base: number,
  size: number,
  crown: string,
  trunk: string,
  tall = false,
): Shape =>
  rect(x - size * 0.03, base - size * 0.5, size * 0.06, size * 0.5, trunk) +
  (tall
    ? ellipse(x, base - size * 0.58, size * 0.16, size * 0.44, crown)
    : circle(x, base - size * 0.64, size * 0.32, crown));

/** A Dutch windmill; `base` is its foot. */
export const windmill = (x: number, base: number, size: number, body: string, sails: string): Shape =>
  place(
    x,
    base,
    [
      path('M-20 0 L-12 -58 Q0 -72 12 -58 L20 0Z', body),
      each([20, 110, 200, 290], (turn) =>
        place(0, -60, [rect(-1, -46, 2, 46, sails), rect(1, -45, 8, 34, sails)], 1, turn),
      ),
      circle(0, -60, 3, sails),
    ],
    size / 100,
  );

/** A mug seen from above. */
export const mugFromAbove = (x: number, y: number, r: number, mug: string, drink: string, turn = 0): Shape =>
  place(
    x,
    y,
    [
      stroke(
        `M${r * 0.8} ${-r * 0.3} h${r * 0.5} q${r * 0.25} 0 ${r * 0.25} ${r * 0.3} t${-r * 0.25} ${r * 0.3} h${-r * 0.5}`,
        mug,
        r * 0.18,
      ),
      circle(0, 0, r, mug),
      circle(0, 0, r * 0.78, drink),
      ring(0, 0, r * 0.55, mug, 2),
    ],
    1,
    turn,
  );
