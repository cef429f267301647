import { colours as c } from '../palette.ts';
import { crane, gable, horizon, waterStrokes, windows } from '../shapes.ts';
import { circle, cover, each, ellipse, path, pick, place, rect, repeat, scatter, stroke } from '../svg.ts';
import { lantern } from '../things.ts';

/** A desk lamp in an office window; outside the river and a crane. */
export const largerRoomOnTheQuay = (): string =>
  cover(
    c.navy900,
    rect(300, 70, 1180, 690, c.mist100),
    circle(1180, 500, 150, c.orange200),
    crane(880, 500, 400, c.navy500),
    crane(1330, 500, 250, c.mist400),
    rect(300, 484, 1180, 16, c.orange500) + rect(300, 500, 1180, 260, c.navy700),
    stroke('M740 660 H960 M1120 580 H1340 M900 700 H1060 M1180 640 H1440', c.navy500, 7),
    path('M720 580 H980 L950 630 H740Z', c.paper) +
      rect(760, 536, 60, 44, c.orange500) +
      rect(840, 556, 110, 24, c.mist400),
    each([676, 1084], (x) => rect(x, 70, 20, 690, c.navy900)) + rect(300, 250, 1180, 16, c.navy900),
    rect(260, 750, 1260, 36, c.navy500),
    rect(0, 850, 1600, 150, c.orange700) + rect(0, 850, 1600, 22, c.orange500),
    path('M300 516 L488 448 L800 850 H190Z', c.orange200),
    place(330, 850, [
      rect(-150, -22, 240, 22, c.navy950, 11),
      stroke('M-40 -20 L-150 -270 L20 -470', c.navy950, 20),
      circle(-150, -270, 22, c.orange500),
      place(
        20,
        -490,
        [rect(-24, -36, 48, 50, c.orange700), path('M-38 0 H38 L100 130 H-100Z', c.orange500)],
        1,
        -20,
      ),
    ]),
    place(1130, 850, [
      path('M-130 0 V-150 H130 V0Z', c.sand200),
      path('M-130 -150 L-170 -200 H-40 L-10 -150Z M130 -150 L170 -200 H50 L10 -150Z', c.sand100),
      rect(-18, -150, 36, 60, c.orange400),
    ]),
    place(870, 850, [
      path('M-44 0 L-52 -90 H52 L44 0Z', c.mist100),
      stroke('M50 -70 q40 0 36 28 t-42 26', c.mist100, 12),
    ]),
  );

/** A quay in winter: snow on the stones, lights above the water. */
export const closedForTheHolidays = (): string => {
  const houses = [
    [0, 250, 400, 'bell'],
    [250, 220, 470, 'step'],
    [470, 270, 380, 'point'],
    [740, 230, 450, 'bell'],
    [970, 260, 420, 'step'],
    [1230, 210, 360, 'point'],
    [1440, 220, 440, 'bell'],
  ] as const;
  return cover(
    c.mist400,
    each(
      houses,
      ([x, w, h, kind], i) =>
        gable(x, 620, w, h, kind, c.paper) +
        gable(x, 620, w, h - 36, kind, pick([c.navy700, c.slate600, c.navy500], i)) +
        windows({ x: x + 40, y: 430, w: w - 80, h: 150, columns: 3, rows: 2, gap: 26 }, (column, row) =>
          (column + row + i) % 3 ? c.navy900 : c.orange200,
        ),
    ),
    rect(0, 610, 1600, 22, c.paper),
    rect(0, 632, 1600, 130, c.navy800),
    stroke('M90 670 H250 M420 700 H600 M760 664 H980 M1130 706 H1330 M1400 668 H1560', c.navy500, 6),
    path('M0 740 Q400 685 800 720 T1600 710 V1000 H0Z', c.white),
    path('M0 880 Q500 800 1000 880 T1600 860 V1000 H0Z', c.mist100),
    each(
      [110, 800, 1490],
      (x) => rect(x - 11, 180, 22, 640, c.navy950) + path(`M${x - 30} 186 q30 -44 60 0Z`, c.white),
    ),
    stroke(
      'M110 220 Q455 440 800 220 Q1145 440 1490 220 M110 220 Q40 270 -20 280 M1490 220 Q1560 270 1620 280',
      c.navy950,
      6,
    ),
    each([110, 800], (left) =>
      repeat(9, (i) => {
        const t = (i + 0.5) / 9;
        return circle(left + 690 * t, 220 + 440 * t * (1 - t) + 20, 21, pick([c.orange500, c.orange400], i));
      }),
    ),
    each(
      [380, 1130],
      (x) =>
        path(`M${x - 34} 850 L${x - 26} 760 H${x + 26} L${x + 34} 850Z`, c.navy950) +
        rect(x - 44, 738, 88, 30, c.mist200, 15),
    ),
    repeat(60, (i) => circle(scatter(i + 1) * 1600, scatter(i + 90) * 720, 4 + scatter(i + 40) * 6, c.white)),
  );
};

/** Five lit lanterns along a quay, the nearest the largest. */
export const fiveYearsOfLichtkade = (): string => {
  const lanterns = [
    [130, 690, 210],
    [370, 722, 310],
    [660, 760, 430],
    [1000, 806, 590],
    [1390, 860, 800],
  ] as const;
  return cover(
    c.navy900,
    rect(0, 260, 1600, 400, c.navy800) + rect(0, 430, 1600, 200, c.navy700),
    crane(250, 600, 190, c.navy500) +
      crane(520, 600, 240, c.navy500, true) +
      crane(840, 600, 200, c.navy500) +
      crane(1180, 600, 160, c.navy500, true),
    horizon(600, c.navy500, c.orange500, 20),
    waterStrokes(620, c.navy700, 14, 7),
    path('M0 672 L1600 830 V1000 H0Z', c.navy700),
    path('M0 672 L1600 830 V858 L0 684Z', c.mist200),
    each(lanterns, ([x, base, size]) => ellipse(x, base + size * 0.06, size * 0.3, size * 0.06, c.orange200)),
    each(lanterns, ([x, base, size]) => circle(x, base - size * 0.85, size * 0.22, c.orange500)),
    each(lanterns, ([x, base, size]) => lantern(x, base + size * 0.06, size, c.navy950, c.paper)),
  );
};
