import { colours as c } from '../palette.ts';
import { circle, clip, cover, path, pick, place, rect, repeat, ring, stroke } from '../svg.ts';
import type { Shape } from '../svg.ts';

/** A kitchen scale that weighs a feather and a sheet of paper. */
export const aPageOfFortyKilobytes = (): string =>
  cover(
    c.sand200,
    rect(0, 880, 1600, 120, c.mist400),
    path('M570 440 H1030 L1140 900 H460Z', c.navy800) + path('M800 440 H1030 L1140 900 H800Z', c.navy900),
    circle(800, 680, 190, c.navy950) + circle(800, 680, 168, c.paper),
    repeat(24, (i) => place(800, 680, [rect(-3, -156, 6, i % 6 ? 18 : 34, c.navy900)], 1, i * 15)),
    place(800, 680, [path('M-10 0 L0 -140 L10 0Z', c.orange500)], 1, 14) + circle(800, 680, 24, c.navy900),
    rect(760, 390, 80, 60, c.navy950),
    place(
      470,
      350,
      [
        path('M0 0 L0 -290 H210 L270 -230 V0Z', c.white) + path('M210 -290 V-230 H270Z', c.mist400),
        stroke('M44 -220 H160 M44 -170 H226 M44 -120 H226 M44 -70 H180', c.mist400, 12),
      ],
      1,
      -5,
    ),
    place(
      960,
      350,
      [
        path('M0 0 C-90 -70 -90 -220 170 -320 C170 -190 150 -60 0 0Z', c.orange700),
        path('M0 0 C150 -60 170 -190 170 -320 Q90 -200 0 0Z', c.orange500),
        stroke('M-34 22 Q50 -150 170 -320', c.navy950, 8),
        path('M-60 -110 L30 -84 L-66 -140Z M150 -110 L66 -130 L160 -150Z', c.sand200),
      ],
      1,
      18,
    ),
    path('M330 340 H1270 Q1250 406 1150 406 H450 Q350 406 330 340Z', c.navy500),
  );

/** A large key; its bow is a fingerprint. */
export const passkeysAtTheCounter = (): string => {
  const key = (colour: string): Shape =>
    path('M200 -56 H880 V56 H810 V190 H730 V110 H670 V220 H580 V56 H200Z', colour) +
    circle(0, 0, 340, colour);
  const ridge = (r: number, left: number, right: number): Shape =>
    stroke(`M${-r} ${left} V10 a${r} ${r} 0 0 1 ${2 * r} 0 V${right}`, c.orange400, 24);
  return cover(
    c.orange200,
    path('M0 1000 V800 L1600 560 V1000Z', c.orange400),
    place(520, 560, [key(c.orange500)], 1.05, -14),
    place(
      500,
      520,
      [
        key(c.navy900),
        clip('bow', 'M-290 0 a290 290 0 1 0 580 0 a290 290 0 1 0 -580 0Z', [
          ridge(56, 110, 320),
          ridge(112, 320, 60),
          ridge(168, 90, 320),
          ridge(224, 320, 320),
          stroke('M0 320 V10 M-56 180 V320 M112 130 V320 M-168 160 V320', c.orange400, 24),
        ]),
      ],
      1.05,
      -14,
    ),
  );
};

/** The blocks, streets and canal of the fish-shaped map. */
const streets = (): Shape =>
  repeat(60, (i) =>
    rect(
      180 + (i % 10) * 118,
      180 + Math.floor(i / 10) * 112,
      100,
      94,
      pick(
        [c.orange400, c.sand200, c.mist400, c.orange500, c.sand100, c.mist200, c.orange400],
        i * 3 + Math.floor(i / 10),
      ),
    ),
  ) +
  stroke('M140 640 Q520 420 800 560 T1500 380', c.navy700, 44) +
  stroke('M700 100 L560 900', c.orange200, 18);

/** A magnifying glass over a map in the shape of a fish. */
export const fourMythsAboutSeo = (): string => {
  const fish =
    'M170 510 Q420 190 800 220 Q1050 240 1190 430 L1420 270 Q1370 510 1420 750 L1190 590 Q1050 780 800 800 Q420 830 170 510Z';
  return cover(
    c.navy700,
    repeat(7, (row) =>
      repeat(9, (i) =>
        stroke(`M${i * 200 - 40 + (row % 2) * 100} ${80 + row * 140} q40 -34 80 0`, c.navy500, 7),
      ),
    ),
    path(fish, c.paper),
    clip('fish', fish, [streets()]),
    circle(330, 450, 34, c.navy950) + circle(338, 442, 11, c.paper),
    place(860, 500, [path('M-28 250 H28 L44 580 H-44Z', c.orange700)], 1, -40),
    circle(860, 500, 262, c.navy950),
    clip('lens', 'M640 500 a220 220 0 1 0 440 0 a220 220 0 1 0 -440 0Z', [
      rect(600, 250, 600, 500, c.paper),
      place(-740, -450, [streets()], 1.9),
    ]),
    ring(860, 500, 222, c.paper, 8),
    place(
      880,
      600,
      [
        path('M0 0 C-14 -40 -48 -52 -48 -92 A48 48 0 0 1 48 -92 C48 -52 14 -40 0 0Z', c.navy950),
        circle(0, -92, 20, c.orange500),
      ],
      1.7,
    ),
  );
};
