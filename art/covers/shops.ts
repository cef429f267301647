import { colours as c } from '../palette.ts';
import { gable, windows } from '../shapes.ts';
import { circle, cover, each, ellipse, path, pick, place, rect, repeat, stroke } from '../svg.ts';
import { lantern, loaf, phone } from '../things.ts';

/** Loaves on a counter under a striped awning, a stepped gable behind. */
export const bakeryDelfshaven = (): string =>
  cover(
    c.orange200,
    gable(140, 800, 430, 400, 'bell', c.mist400) + gable(1000, 800, 420, 420, 'point', c.mist400),
    gable(570, 800, 430, 470, 'step', c.navy500),
    windows({ x: 650, y: 540, w: 270, h: 300, columns: 3, rows: 2, gap: 48 }, () => c.mist100),
    rect(735, 420, 100, 60, c.mist100),
    rect(0, 0, 90, 1000, c.navy900) + rect(1510, 0, 90, 1000, c.navy900),
    repeat(10, (i) => path(`M${i * 160} 0 h160 v190 a80 70 0 0 1 -160 0Z`, pick([c.orange500, c.paper], i))),
    rect(0, 0, 1600, 34, c.navy900),
    rect(0, 790, 1600, 46, c.paper) + rect(0, 836, 1600, 164, c.navy800),
    repeat(15, (i) => stroke(`M${i * 114} 836 v164`, c.navy700, 3)),
    loaf(330, 790, 360, c.orange700, c.orange200),
    loaf(750, 790, 240, c.orange500, c.paper),
    place(1180, 790, [
      each([-150, -84, -18, 48, 114], (x, i) =>
        path(
          `M${x} -60 l${-34 + i * 16} -290 q26 -46 52 0 l${30 - i * 10} 290Z`,
          pick([c.orange700, c.orange500, c.orange400], i),
        ),
      ),
      path('M-210 -190 H210 L170 0 H-170Z', c.sand200),
      stroke('M-200 -140 H200 M-190 -90 H190 M-180 -40 H180', c.orange700, 4),
    ]),
  );

/** A paper bread bag next to a telephone, on a counter. */
export const bakeryOrdersAhead = (): string =>
  cover(
    c.mist100,
    circle(740, 470, 400, c.orange500),
    rect(0, 830, 1600, 170, c.navy500),
    path('M490 300 L440 90 Q480 20 530 80 L590 300Z', c.orange700),
    path('M610 300 L620 40 Q670 -10 712 50 L690 300Z', c.orange400),
    path('M700 300 L780 110 Q840 70 860 140 L800 320Z', c.orange700),
    stroke(
      'M478 130 l52 -16 M492 200 l52 -16 M636 100 l60 -10 M636 170 l58 -10 M784 160 l52 26',
      c.orange200,
      10,
    ),
    path('M420 250 l50 -30 l50 30 l50 -30 l50 30 l50 -30 l50 30 l50 -30 l50 30 L850 850 H390Z', c.sand200),
    path('M720 250 l50 -30 l50 30 L850 850 H690Z', c.sand100),
    place(565, 620, [
      ellipse(0, 0, 100, 66, c.orange700),
      stroke('M-40 24 q4 -40 30 -50 M0 30 q4 -44 30 -54', c.sand200, 12),
    ]),
    phone(
      1010,
      290,
      290,
      560,
      c.paper,
      [
        circle(145, 210, 78, c.orange500),
        stroke('M108 212 l28 30 l48 -60', c.paper, 18),
        rect(55, 340, 180, 22, c.navy700, 11) + rect(55, 384, 130, 22, c.mist400, 11),
        rect(55, 440, 180, 56, c.orange200, 28),
      ],
      -5,
    ),
    rect(0, 850, 1600, 150, c.navy800),
  );

/** A street of shopfronts at night, all dark but the one with a lantern. */
export const eveningAboutBeingFound = (): string => {
  const dark = [c.navy800, c.navy900, c.navy800, c.navy900, c.navy800] as const;
  const kinds = ['point', 'bell', 'step', 'point', 'step'] as const;
  return cover(
    c.navy950,
    circle(480, 150, 62, c.mist200) + circle(452, 136, 56, c.navy950),
    repeat(5, (i) =>
      gable(i * 320, 860, 320, [690, 620, 760, 640, 700][i] ?? 700, pick(kinds, i), pick(dark, i)),
    ),
    repeat(5, (i) =>
      windows({ x: 50 + i * 320, y: 400, w: 220, h: 130, columns: 2, rows: 1, gap: 40 }, () => c.navy700),
    ),
    repeat(
      5,
      (i) =>
        rect(30 + i * 320, 610, 260, 40, c.navy700) +
        rect(50 + i * 320, 670, 130, 130, c.navy950) +
        rect(206 + i * 320, 670, 64, 190, c.navy950),
    ),
    path('M1010 400 L1420 860 H560Z', c.orange400),
    gable(640, 860, 320, 760, 'step', c.orange700),
    windows({ x: 690, y: 400, w: 220, h: 130, columns: 2, rows: 1, gap: 40 }, () => c.orange200),
    repeat(8, (i) =>
      path(`M${652 + i * 37} 590 h37 v64 a18.500 18 0 0 1 -37 0Z`, pick([c.orange500, c.paper], i)),
    ),
    rect(690, 690, 130, 110, c.orange200) + rect(846, 690, 64, 170, c.paper),
    path('M710 800 v-40 h30 v40Z M756 800 v-66 h34 v66Z', c.orange700),
    rect(0, 860, 1600, 140, c.navy700),
    path('M560 860 H1420 L1550 1000 H430Z', c.orange200),
    lantern(1010, 900, 560, c.navy950, c.paper),
  );
};
