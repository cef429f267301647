import { colours as c } from '../palette.ts';
import { circle, cover, path, rect, repeat, ring, stroke } from '../svg.ts';
import type { Shape } from '../svg.ts';

/** Something to see behind a window that is 200 wide and 170 high. */
const behindWindow: Record<'plant' | 'cat' | 'lamp' | 'curtain' | 'person', Shape> = {
  plant:
    path('M70 170 l-8 -44 h56 l-8 44Z', c.navy800) +
    path('M90 130 q-50 -20 -44 -70 q46 10 44 70 q-6 -66 34 -90 q24 50 -34 90Z', c.navy700),
  cat: path('M110 170 v-40 q0 -30 26 -34 l-2 -26 l18 14 h14 l18 -14 v46 q-4 20 -14 26 v28Z', c.navy950),
  lamp: stroke('M100 0 V50', c.navy800, 5) + path('M60 94 L84 46 H116 L140 94Z', c.orange700),
  curtain: path('M0 0 H74 Q70 110 30 170 H0Z M200 0 H126 Q130 110 170 170 H200Z', c.orange700),
  person: circle(104, 74, 30, c.navy800) + path('M50 170 q0 -60 54 -60 t54 60Z', c.navy800),
};

/** A façade of flats at night, some windows lit. */
export const housingCooperative = (): string => {
  const lit = new Map<number, [string, keyof typeof behindWindow | undefined]>([
    [1, [c.orange400, 'plant']],
    [4, [c.orange200, undefined]],
    [7, [c.orange200, 'lamp']],
    [9, [c.orange400, 'curtain']],
    [12, [c.orange500, undefined]],
    [14, [c.orange200, 'cat']],
    [16, [c.orange400, 'person']],
    [19, [c.orange500, 'lamp']],
    [21, [c.orange200, 'curtain']],
    [23, [c.orange400, 'plant']],
  ]);
  return cover(
    c.navy800,
    repeat(24, (i) => {
      const [x, y] = [52 + (i % 6) * 256, 44 + Math.floor(i / 6) * 250];
      const [fill, thing] = lit.get(i) ?? [c.navy950, undefined];
      return `<g transform="translate(${x} ${y})">${rect(0, 0, 200, 170, fill)}${thing ? behindWindow[thing] : rect(96, 0, 8, 170, c.navy800)}</g>`;
    }),
    repeat(4, (row) => rect(0, 226 + row * 250, 1600, 20, c.navy500)),
    repeat(4, (row) => stroke(`M0 ${172 + row * 250} H1600`, c.mist400, 6)),
    repeat(4, (row) => repeat(64, (i) => stroke(`M${i * 25.6} ${172 + row * 250} v54`, c.navy500, 2))),
    repeat(2, (i) => rect(529 + i * 512, 0, 14, 1000, c.navy900)),
  );
};

/** Abstract pictures on a gallery wall, a bench in front. */
export const museumGuide = (): string =>
  cover(
    c.paper,
    path('M0 0 H520 L0 640Z', c.sand100),
    rect(0, 800, 1600, 200, c.sand200) + rect(0, 784, 1600, 16, c.mist200),
    rect(110, 130, 520, 430, c.navy950) + rect(134, 154, 472, 382, c.mist200),
    circle(330, 330, 120, c.orange500) +
      rect(134, 400, 472, 136, c.navy700) +
      rect(134, 388, 472, 12, c.paper),
    rect(730, 90, 300, 510, c.navy950) + rect(754, 114, 252, 462, c.orange200),
    path('M754 576 V360 L1006 114 V300Z', c.orange700) +
      path('M754 576 L1006 330 V576Z', c.navy700) +
      circle(834, 220, 44, c.paper),
    rect(1130, 150, 230, 210, c.navy950) + rect(1150, 170, 190, 170, c.paper),
    repeat(4, (i) => rect(1150, 178 + i * 42, 190, 22, c.navy500)),
    rect(1130, 410, 360, 190, c.navy950) + rect(1150, 430, 320, 150, c.orange500),
    ring(1260, 505, 44, c.navy900, 16) + ring(1360, 505, 44, c.paper, 16),
    path('M380 880 H1260 L1220 1000 H340Z', c.sand100),
    rect(360, 770, 860, 56, c.orange700, 6) + rect(360, 770, 860, 18, c.orange500, 6),
    rect(440, 826, 26, 120, c.navy950) + rect(1114, 826, 26, 120, c.navy950),
  );

/** Stairs and a ramp, side by side, to the same door. */
export const accessibilityOneYearOn = (): string =>
  cover(
    c.mist100,
    path('M0 0 H1600 V300 L0 560Z', c.paper),
    rect(750, 70, 320, 420, c.navy900) + rect(786, 106, 248, 380, c.orange500),
    rect(820, 150, 180, 150, c.orange200) + circle(1000, 350, 14, c.navy900),
    rect(640, 480, 406, 520, c.mist400) + rect(640, 480, 406, 18, c.white),
    repeat(
      6,
      (i) =>
        rect(1046 + i * 84, 480 + i * 74, 84, 520, c.mist400) +
        rect(1046 + i * 84, 480 + i * 74, 96, 18, c.white),
    ),
    path('M-60 924 L640 480 V1000 H-60Z', c.navy700),
    path('M-60 924 L640 480 V506 L-60 950Z', c.orange500),
    stroke('M40 700 L640 320 H700 M40 700 V860 M240 574 V734 M440 448 V608 M640 320 V480', c.navy900, 10),
    stroke('M1110 320 H1150 L1508 634 M1130 320 V480 M1340 488 V702 M1508 634 V850', c.navy900, 10),
    rect(0, 924, 1600, 76, c.navy950),
  );
