import { colours as c } from '../palette.ts';
import { circle, cover, each, ellipse, path, pick, place, rect, repeat, scatter, stroke } from '../svg.ts';
import type { Shape } from '../svg.ts';

/** A string of flags that hangs from one point to the other. */
const bunting = (x: number, y: number, toX: number, toY: number, sag: number, count: number): Shape => {
  const [w, h] = [toX - x, toY - y];
  const flag = (i: number): Shape => {
    const t = (i + 0.5) / count;
    const slope = (Math.atan2(h + 4 * sag * (1 - 2 * t), w) * 180) / Math.PI;
    return place(
      x + w * t,
      y + h * t + 4 * sag * t * (1 - t),
      [path('M-44 0 H44 L0 110Z', pick([c.paper, c.orange400, c.navy800, c.mist200], i))],
      1,
      slope,
    );
  };
  return (
    stroke(`M${x} ${y} Q${x + w / 2} ${y + h / 2 + sag * 2} ${toX} ${toY}`, c.navy950, 6) +
    repeat(count, flag)
  );
};

/** A musician on the stage, feet at 0, 0. */
const musician = (colour: string): Shape =>
  circle(0, -236, 36, colour) + path('M-58 -60 Q-66 -192 0 -192 T58 -60 L44 0 H8 L0 -60 L-8 0 H-44Z', colour);

/** Bunting over a lit stage, in the evening. */
export const buurtfestivalNoord = (): string =>
  cover(
    c.orange700,
    path(
      'M0 820 V420 h120 v-70 h150 v110 h120 v360Z M1600 820 V380 h-150 v90 h-110 v-60 h-130 v410Z',
      c.navy900,
    ),
    each(
      [
        [40, 500],
        [150, 430],
        [40, 640],
        [1480, 450],
        [1380, 530],
        [1500, 620],
      ],
      ([x, y]) => rect(x, y, 54, 70, c.orange400),
    ),
    stroke('M800 280 V60', c.navy950, 12),
    bunting(-80, 60, 800, 70, 80, 8) + bunting(800, 70, 1680, 60, 80, 8),
    bunting(-60, 200, 345, 400, 40, 4) + bunting(1255, 400, 1660, 200, 40, 4),
    path('M320 400 L800 240 L1280 400 V460 H320Z', c.navy950),
    rect(390, 440, 820, 330, c.orange400),
    path('M640 440 L500 770 H760Z M960 440 L840 770 H1100Z', c.orange200),
    place(
      630,
      770,
      [
        musician(c.navy900),
        place(10, -104, [ellipse(-24, 0, 50, 38, c.orange700), rect(0, -8, 140, 16, c.orange700)], 1, -20),
      ],
      1.08,
    ),
    place(
      970,
      770,
      [
        musician(c.navy700),
        stroke('M40 -150 L74 -220', c.navy700, 22) +
          stroke('M76 0 V-246', c.navy950, 7) +
          circle(76, -246, 15, c.navy950),
      ],
      1.08,
    ),
    rect(366, 440, 36, 380, c.navy950) + rect(1198, 440, 36, 380, c.navy950),
    rect(0, 766, 1600, 240, c.orange500) + rect(320, 766, 960, 70, c.navy800),
    stroke('M262 930 L215 790 M915 930 L960 780 M1370 930 L1420 800', c.navy950, 30),
    repeat(14, (i) =>
      place(40 + i * 118, 1010, [
        circle(0, -130 - scatter(i) * 36, 44, c.navy950),
        path('M-74 0 Q-68 -106 0 -106 T74 0Z', c.navy950),
      ]),
    ),
  );
