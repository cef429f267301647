import { colours as c } from '../palette.ts';
import { circle, cover, each, path, pick, place, rect, repeat, stroke } from '../svg.ts';
import type { Shape } from '../svg.ts';
import { mugFromAbove } from '../things.ts';

/** An open notebook seen from above, its middle at 0, 0. */
const notebook = (left: Shape, right: Shape, edge: string): Shape =>
  rect(-262, -192, 524, 384, edge, 14) +
  rect(-250, -180, 250, 360, c.paper, 6) +
  rect(0, -180, 250, 360, c.white, 6) +
  repeat(9, (i) => rect(-16, -160 + i * 38, 32, 9, edge, 4)) +
  left +
  right;

/** Lines of handwriting from (x, y) downwards. */
const scribbles = (x: number, y: number, colour: string): Shape =>
  repeat(6, (i) => stroke(`M${x} ${y + i * 46} h${pick([170, 130, 160, 90, 150, 110], i)}`, colour, 8));

/** A pencil, its middle at 0, 0. */
const pencil = (body: string): Shape =>
  rect(-130, -13, 220, 26, body) +
  path('M90 -13 L136 0 L90 13Z', c.sand200) +
  path('M120 -5 L136 0 L120 5Z', c.navy950) +
  rect(-150, -13, 24, 26, c.mist400);

/** A keyboard seen from above, its middle at 0, 0. */
const keyboard = (body: string, keys: string): Shape =>
  rect(-330, -130, 660, 260, body, 20) +
  repeat(33, (i) => rect(-308 + (i % 11) * 56, -108 + Math.floor(i / 11) * 58, 46, 46, keys, 8)) +
  rect(-140, 68, 280, 46, keys, 8);

/** Two desks seen from above, each with a mug and a notebook. */
export const twoTrainees = (): string => {
  const code = repeat(5, (i) =>
    rect(
      30 + (i % 3) * 34,
      -140 + i * 56,
      pick([140, 100, 70], i),
      22,
      pick([c.navy500, c.orange500, c.mist400], i),
      11,
    ),
  );
  const sketch =
    rect(34, -140, 180, 110, c.mist200) +
    circle(90, -84, 30, c.orange500) +
    rect(34, 0, 80, 130, c.navy500) +
    rect(134, 0, 80, 130, c.mist400);
  return cover(
    c.mist100,
    path('M0 0 H980 L620 1000 H0Z', c.navy700),
    stroke('M980 0 L620 1000', c.white, 20),
    place(110, 180, [keyboard(c.navy900, c.navy500)], 1, -10) +
      place(1480, 880, [keyboard(c.mist400, c.white)], 1, 12),
    place(390, 640, [notebook(scribbles(-220, -130, c.mist400), code, c.orange500)], 1.3, -10),
    place(1210, 330, [notebook(scribbles(-220, -130, c.navy500), sketch, c.navy900)], 1.3, 12),
    mugFromAbove(600, 190, 130, c.orange500, c.orange700, -20),
    mugFromAbove(1010, 810, 130, c.navy900, c.orange200, 160),
    place(110, 470, [pencil(c.orange400)], 1.2, -80),
    place(1500, 520, [pencil(c.orange500)], 1.2, 100),
  );
};

/** A closed laptop seen from its side, 660 wide. */
const closedLaptop = (x: number, y: number, colour: string): Shape =>
  rect(x, y, 660, 62, colour, 20) +
  rect(x, y + 25, 660, 5, c.mist400) +
  rect(x + 500, y + 40, 40, 10, c.mist400, 5) +
  rect(x + 560, y + 40, 24, 10, c.mist400, 5);

/** A bow of ribbon, its knot at 0, 0. */
const bow = (): Shape =>
  path(
    'M0 0 C-142 -164 -252 -104 -216 -32 Q-176 20 0 0 C142 -164 252 -104 216 -32 Q176 20 0 0Z',
    c.orange500,
  ) +
  path('M0 0 C-92 -84 -156 -86 -146 -52 Q-128 -16 0 0 C92 -84 156 -86 146 -52 Q128 -16 0 0Z', c.orange700) +
  rect(-30, -32, 60, 60, c.orange700, 14);

/** A stack of laptops tied with a ribbon, a screwdriver beside it. */
export const laptopsForTheNeighbourhood = (): string => {
  const stack = [
    [130, c.navy900],
    [160, c.mist100],
    [120, c.navy500],
    [170, c.navy800],
    [140, c.white],
    [150, c.slate600],
    [180, c.navy900],
  ] as const;
  return cover(
    c.mist400,
    rect(0, 830, 1600, 170, c.sand200) + rect(0, 830, 1600, 14, c.paper),
    each(stack, ([x, colour], i) => closedLaptop(x, 768 - i * 80, colour)),
    rect(440, 288, 64, 542, c.orange500),
    place(472, 290, [bow()]),
    path('M960 250 H1450 a24 24 0 0 1 24 24 V730 H936 V274 a24 24 0 0 1 24 -24Z', c.navy900),
    rect(964, 278, 482, 420, c.mist100),
    path('M1085 560 a120 120 0 0 1 240 0Z', c.orange500) +
      rect(964, 560, 482, 138, c.navy500) +
      rect(964, 552, 482, 10, c.orange400),
    path('M936 730 H1474 L1540 800 Q1540 830 1510 830 H900 Q870 830 870 800Z', c.white) +
      path('M870 800 H1540 Q1540 830 1510 830 H900 Q870 830 870 800Z', c.mist200),
    rect(1130, 800, 150, 12, c.mist400, 6),
    place(
      1000,
      920,
      [
        rect(-230, -40, 230, 80, c.orange700, 30) +
          stroke('M-196 -12 H-40 M-196 14 H-40', c.orange500, 8) +
          rect(0, -11, 250, 22, c.navy900) +
          path('M250 -11 L300 -18 V18 L250 11Z', c.navy900),
      ],
      1,
      -4,
    ),
  );
};
