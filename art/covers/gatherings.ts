import { colours as c } from '../palette.ts';
import { circle, clip, cover, each, ellipse, path, pick, place, rect, repeat, stroke } from '../svg.ts';

/** Market tables under a row of burning lamps. */
export const ondernemersavondNoord = (): string =>
  cover(
    c.navy800,
    each([270, 800, 1330], (x) =>
      path(`M${x - 60} 230 H${x + 60} L${x + 250} 900 H${x - 250}Z`, c.orange200),
    ),
    rect(0, 900, 1600, 100, c.navy950),
    each(
      [270, 800, 1330],
      (x) =>
        stroke(`M${x} 0 V140`, c.navy950, 6) +
        path(`M${x - 110} 240 Q${x - 100} 130 ${x} 130 T${x + 110} 240Z`, c.orange500) +
        ellipse(x, 242, 46, 16, c.paper),
    ),
    each(
      [270, 800, 1330],
      (x, table) =>
        rect(x - 220, 640, 440, 26, c.navy950) +
        repeat(8, (i) =>
          path(
            `M${x - 210 + i * 52.5} 660 h52.500 v140 a26.250 24 0 0 1 -52.500 0Z`,
            pick([c.paper, pick([c.navy500, c.orange500, c.navy700], table)], i),
          ),
        ) +
        rect(x - 190, 820, 22, 90, c.navy950) +
        rect(x + 168, 820, 22, 90, c.navy950),
    ),
    place(270, 640, [
      circle(-120, -56, 56, c.orange500),
      circle(-10, -56, 56, c.orange400),
      circle(100, -56, 56, c.orange500),
      circle(-64, -148, 54, c.orange700),
      circle(46, -148, 54, c.orange500),
    ]),
    place(800, 640, [
      rect(-160, -110, 44, 110, c.navy700),
      rect(-112, -150, 54, 150, c.orange700),
      rect(-54, -130, 40, 130, c.navy500),
      place(30, 0, [rect(-20, -150, 46, 150, c.navy900)], 1, 14),
      rect(70, -34, 120, 34, c.orange500),
      rect(80, -62, 100, 28, c.navy700),
    ]),
    place(1330, 640, [
      path('M-150 0 L-164 -90 H-56 L-70 0Z M40 0 L26 -90 H154 L140 0Z', c.orange700),
      stroke('M-110 -90 V-190 M-110 -110 L-150 -180 M-110 -110 L-64 -176 M90 -90 V-180', c.navy700, 10),
      circle(-110, -206, 36, c.orange500),
      circle(-154, -176, 28, c.paper),
      circle(-62, -172, 28, c.paper),
      ellipse(64, -190, 34, 54, c.navy500),
      ellipse(118, -176, 32, 54, c.navy700),
    ]),
  );

/** A cup of tea with speech balloons rising from it. */
export const englishSpokenHere = (): string =>
  cover(
    c.orange400,
    rect(0, 830, 1600, 170, c.orange700),
    ellipse(760, 862, 430, 44, c.navy950),
    ellipse(760, 842, 430, 44, c.paper),
    stroke('M1020 580 q150 -30 140 90 t-200 110', c.mist200, 40),
    path('M470 520 H1050 Q1050 840 860 850 H660 Q470 840 470 520Z', c.paper),
    path('M860 520 H1050 Q1050 840 860 850 H760 Q900 800 900 520Z', c.mist200),
    ellipse(760, 522, 290, 48, c.mist100) + ellipse(760, 528, 262, 36, c.orange700),
    clip('band', 'M470 520 H1050 Q1050 840 860 850 H660 Q470 840 470 520Z', [
      rect(440, 630, 640, 30, c.navy700),
      rect(440, 672, 640, 10, c.navy700),
    ]),
    stroke('M560 545 Q540 640 560 700', c.navy900, 4) + rect(530, 700, 60, 76, c.orange500),
    place(
      490,
      280,
      [
        path(
          'M-200 -130 H160 a40 40 0 0 1 40 40 V50 a40 40 0 0 1 -40 40 H80 L60 170 L-10 90 H-200 a40 40 0 0 1 -40 -40 V-90 a40 40 0 0 1 40 -40Z',
          c.navy900,
        ),
        stroke('M-160 -60 H120 M-160 10 H20', c.paper, 18),
      ],
      1.25,
    ),
    place(
      1090,
      220,
      [
        path(
          'M-170 -120 H170 a40 40 0 0 1 40 40 V30 a40 40 0 0 1 -40 40 H-40 L-110 150 L-120 70 H-170 a40 40 0 0 1 -40 -40 V-80 a40 40 0 0 1 40 -40Z',
          c.paper,
        ),
        circle(-90, -24, 22, c.orange500),
        circle(0, -24, 22, c.orange500),
        circle(90, -24, 22, c.orange500),
      ],
      1.25,
    ),
  );
