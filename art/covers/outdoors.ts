import { colours as c } from '../palette.ts';
import { circle, cover, each, ellipse, path, place, rect, repeat, stroke } from '../svg.ts';
import type { Shape } from '../svg.ts';
import { tree, windmill } from '../things.ts';

/** A tomato plant tied to its string, 350 high. */
const tomatoPlant = (x: number, base: number): Shape =>
  place(x, base, [
    stroke('M0 0 V-345', c.navy700, 8),
    repeat(
      4,
      (i) =>
        place(0, -60 - i * 84, [ellipse(40, 0, 42, 17, c.navy500)], 1, -30) +
        place(0, -90 - i * 84, [ellipse(-40, 0, 42, 17, c.navy700)], 1, 30),
    ),
    each(
      [
        [-28, -120],
        [-8, -84],
        [30, -220],
        [8, -256],
      ],
      ([left, top]) => circle(left, top, 25, c.orange500),
    ),
  ]);

/** Greenhouse roofs above rows of plants, with a large dial. */
export const greenhouseDashboard = (): string =>
  cover(
    c.mist200,
    circle(1080, 370, 340, c.navy900) + circle(1080, 370, 306, c.paper),
    stroke('M850 370 A230 230 0 0 1 1151 151', c.mist400, 46),
    stroke('M1151 151 A230 230 0 0 1 1310 370', c.orange500, 46),
    repeat(9, (i) => place(1080, 370, [rect(-4, -178, 8, 26, c.navy900)], 1, -90 + i * 22.5)),
    path('M1064 360 L1196 196 L1096 380Z', c.navy900) + circle(1080, 370, 36, c.navy900),
    repeat(
      5,
      (i) =>
        path(`M${i * 320} 570 l160 -170 l160 170Z`, c.white) +
        path(`M${i * 320 + 160} 400 l160 170 h-160Z`, c.mist400),
    ),
    repeat(5, (i) => stroke(`M${i * 320 + 80} 485 V570 M${i * 320 + 240} 485 V570`, c.mist100, 5)),
    rect(0, 566, 1600, 370, c.mist100),
    repeat(10, (i) => tomatoPlant(80 + i * 160, 940)),
    repeat(6, (i) => rect(i * 320 - 8, 566, 16, 370, c.navy500)),
    rect(0, 560, 1600, 18, c.navy500),
    rect(0, 930, 1600, 70, c.orange700) + rect(0, 930, 1600, 14, c.orange400),
  );

/** A figure that walks along a lake; trees and a windmill on the far shore. */
export const physiotherapyPractice = (): string =>
  cover(
    c.sand100,
    circle(560, 520, 210, c.orange200),
    rect(0, 500, 1600, 60, c.navy500),
    windmill(300, 510, 400, c.navy700, c.navy900),
    each(
      [
        [60, 130, true],
        [130, 170, true],
        [470, 120, false],
        [560, 160, false],
        [660, 110, false],
        [760, 190, true],
        [820, 150, true],
        [930, 140, false],
        [1500, 170, false],
        [1400, 130, false],
      ],
      ([x, size, tall]) => tree(x, 516, 1.35 * size, tall ? c.navy700 : c.navy500, c.navy900, tall),
    ),
    rect(0, 540, 1600, 260, c.mist400),
    stroke(
      'M80 600 H300 M420 640 H560 M160 700 H420 M640 600 H840 M560 730 H800 M1420 620 H1560',
      c.mist100,
      8,
    ),
    path('M0 790 Q700 690 1600 800 V1000 H0Z', c.orange200),
    path('M0 900 Q800 770 1600 880 V1000 H0Z', c.sand100),
    place(1150, 930, [
      stroke('M-10 -420 L90 -210 L60 0 L110 0', c.navy900, 74),
      stroke('M0 -420 L-60 -220 L-210 -60 L-180 -30', c.navy700, 74),
      stroke('M0 -640 L-120 -520 L-150 -400', c.orange700, 54),
      path('M-74 -640 Q-70 -700 0 -700 T76 -640 L62 -410 Q0 -360 -62 -410Z', c.orange500),
      stroke('M10 -630 L110 -500 L210 -520', c.orange400, 54),
      circle(28, -780, 74, c.navy900),
    ]),
  );

/** A pin on a map; its point is at `x`, `y`. */
const pin = (x: number, y: number, size: number): Shape =>
  place(
    x,
    y,
    [
      path('M0 0 C-14 -40 -48 -52 -48 -92 A48 48 0 0 1 48 -92 C48 -52 14 -40 0 0Z', c.navy900),
      circle(0, -92, 20, c.paper),
    ],
    size / 100,
  );

/** A spanner along the x axis, its open jaw at 0, 0. */
const spanner = (colour: string, hole: string): Shape =>
  path('M92 -38 A100 100 0 1 0 92 38 L6 38 L-16 0 L6 -38Z', colour) +
  path('M-620 -30 L-80 -42 V42 L-620 30Z', colour) +
  circle(-640, 0, 74, colour) +
  circle(-640, 0, 38, hole);

/** A screwdriver along the x axis, its point at 0, 0. */
const screwdriver = (blade: string, handle: string): Shape =>
  path('M0 -18 V18 L-50 12 H-300 V-12 H-50Z', blade) + rect(-560, -46, 270, 92, handle, 34);

/** A large bicycle wheel with tools, and pins on a map around it. */
export const bicycleWorkshops = (): string => {
  const at = (angle: number, r: number): string =>
    `${(460 + r * Math.cos(angle)).toFixed(1)} ${(520 + r * Math.sin(angle)).toFixed(1)}`;
  const spoke = (i: number): Shape => {
    const angle = (i * Math.PI) / 12;
    return stroke(`M${at(angle, 384)} L${at(angle + (i % 2 ? 1.1 : -1.1), 50)}`, c.paper, 5);
  };
  return cover(
    c.orange500,
    stroke(
      'M820 300 H1700 M1300 -50 L1230 480 L1650 700 M900 680 L1700 540 M1040 -20 L1120 1020',
      c.orange400,
      28,
    ),
    circle(460, 520, 460, c.navy950),
    circle(460, 520, 406, c.paper),
    circle(460, 520, 384, c.orange500),
    repeat(24, spoke),
    circle(460, 520, 66, c.navy950) + circle(460, 520, 26, c.orange400),
    pin(1040, 240, 130) + pin(1310, 360, 190) + pin(1530, 250, 110) + pin(80, 940, 110),
    place(1490, 640, [spanner(c.paper, c.orange500)], 1, -22),
    place(1560, 850, [screwdriver(c.navy950, c.orange700)], 1, -14),
  );
};
