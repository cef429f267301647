import { colours as c } from '../palette.ts';
import { bridge, crane, horizon, waterStrokes } from '../shapes.ts';
import { circle, cover, each, path, pick, place, rect, repeat, stroke } from '../svg.ts';
import type { Shape } from '../svg.ts';
import { phone } from '../things.ts';

/** A tug in profile, sailing to the right; its waterline is at y = 0, it is 100 long. */
const tug = (): Shape =>
  path('M-52 -16 Q-20 -10 18 -16 T54 -26 L46 6 H-46Z', c.navy950) +
  stroke('M-50 -12 Q-20 -7 18 -12 T51 -21', c.orange500, 2.5) +
  path('M-22 -14 V-30 H26 V-17Z', c.paper) +
  path('M-2 -30 L0 -50 H22 L24 -30Z', c.paper) +
  rect(2, -46, 18, 8, c.navy500) +
  rect(-2, -52, 26, 3, c.navy950) +
  rect(-18, -48, 12, 18, c.orange500) +
  rect(-18, -48, 12, 4, c.navy950) +
  stroke('M11 -52 V-74 M11 -68 H4 M11 -62 H18', c.navy950, 1.2) +
  repeat(3, (i) => circle(-15 + i * 10, -22, 2.4, c.navy500)) +
  repeat(5, (i) => circle(-38 + i * 18, -3, 4, c.navy800));

/** A harbour tug next to a telephone with a planning board of coloured bars. */
export const tugboatPlanner = (): string => {
  const bars = [
    [0, 110],
    [70, 120],
    [30, 80],
    [130, 100],
    [0, 160],
    [90, 70],
    [50, 140],
  ] as const;
  return cover(
    c.mist200,
    crane(150, 520, 330, c.mist400) +
      crane(420, 520, 260, c.mist400, true) +
      crane(1490, 520, 360, c.mist400, true),
    rect(560, 470, 400, 50, c.mist400) +
      rect(620, 424, 110, 46, c.mist400) +
      rect(770, 424, 110, 46, c.mist400),
    horizon(530, c.navy500),
    waterStrokes(560, c.navy700, 20, 4),
    place(510, 800, [tug()], 8.4),
    path(
      'M0 826 Q110 790 220 822 T440 822 T660 822 T880 822 T1100 822 T1320 822 T1640 822 V1000 H0Z',
      c.navy700,
    ),
    stroke('M60 880 H190 M260 910 H520 M620 880 H960 M90 950 H420 M640 950 H900', c.mist400, 9),
    phone(
      1060,
      110,
      410,
      800,
      c.paper,
      [
        rect(52, 96, 160, 26, c.navy800, 13),
        each(
          bars,
          ([x, length], i) =>
            stroke(`M44 ${166 + i * 84} H366`, c.mist200, 3) +
            rect(
              50 + x,
              182 + i * 84,
              length,
              50,
              pick([c.orange500, c.navy700, c.mist400, c.navy500, c.orange400], i),
              12,
            ),
        ),
        stroke('M250 150 V740', c.orange700, 5),
      ],
      6,
    ),
  );
};

/** A boat that sails under an asymmetric cable bridge. */
export const appsThatWorkUnderABridge = (): string =>
  cover(
    c.mist100,
    circle(1190, 760, 300, c.orange200),
    circle(1190, 760, 170, c.orange400),
    path('M0 760 V700 h90 v-50 h70 v-90 h60 v120 h110 v-40 h60 v120Z', c.mist200),
    horizon(760, c.navy700),
    waterStrokes(790, c.navy500, 16, 9),
    stroke('M1050 800 H1340 M1000 850 H1260 M1120 900 H1400', c.orange400, 10),
    rect(402, 560, 76, 230, c.navy900),
    bridge(440, 570, 520, c.navy900, 14),
    rect(0, 566, 1600, 34, c.navy900),
    rect(0, 600, 1600, 8, c.navy500),
    rect(380, 770, 120, 40, c.navy950),
    place(
      820,
      850,
      [
        path('M-100 -28 H112 L84 26 H-78Z', c.navy950),
        path('M-100 -28 H112 L108 -16 H-96Z', c.orange500),
        path('M-60 -28 L-50 -84 H20 L40 -28Z', c.paper),
        path('M-42 -72 H-18 V-46 H-48Z M-6 -72 H14 L24 -46 H-6Z', c.navy500),
        stroke('M-20 -84 V-128 M62 -28 V-60', c.navy950, 5),
        path('M-20 -126 h34 l-10 11 l10 11 h-34Z', c.orange500),
      ],
      1.5,
    ),
  );

/** A wind turbine; `x`, `y` is its hub, `size` the length of a blade. */
const turbine = (x: number, y: number, size: number, base: number, turn: number, colour: string): Shape =>
  path(`M${x - size * 0.018} ${y} h${size * 0.036} L${x + size * 0.04} ${base} h${-size * 0.08}Z`, colour) +
  each([0, 120, 240], (angle) =>
    place(x, y, [path('M-2 0 C-6 -20 -5 -30 -1 -100 C3 -60 4 -20 3 0Z', colour)], size / 100, angle + turn),
  ) +
  circle(x, y, size * 0.05, colour);

/** Wind turbines at sea at dawn. */
export const windOnTheRoofOfTheServer = (): string =>
  cover(
    c.navy700,
    each([c.navy500, c.mist400, c.mist200, c.orange200, c.orange400], (colour, i) =>
      rect(0, 150 + i * 122, 1600, 700, colour),
    ),
    circle(420, 800, 150, c.orange500),
    horizon(800, c.navy950),
    each([170, 640, 800], (x, i) => turbine(x, 560 + (i % 2) * 30, 120, 800, 20 + i * 35, c.paper)),
    turbine(1140, 350, 400, 850, 18, c.white),
    turbine(330, 480, 190, 806, 50, c.white),
    waterStrokes(810, c.navy700, 12, 3),
    stroke('M330 830 H520 M290 870 H460 M380 915 H580', c.orange500, 9),
    rect(1112, 830, 56, 26, c.orange500),
  );
