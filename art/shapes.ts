import { colours as c } from './palette.ts';
import { path, place, rect, repeat, scatter, stroke, width, height } from './svg.ts';
import type { Shape } from './svg.ts';

/** The motif: a band of orange light that meets the water. */
export const horizon = (y: number, water: string, light: string = c.orange500, band = 16): Shape =>
  rect(0, y - band, width, band, light) + rect(0, y, width, height - y, water);

/** Short level strokes on the water, longer and wider apart towards the viewer. */
export const waterStrokes = (top: number, colour: string, count = 18, seed = 1): Shape =>
  repeat(count, (i) => {
    const depth = ((i + 0.6) / count) ** 1.3;
    const x = scatter(seed + i) * (width + 100) - 50;
    return stroke(
      `M${x.toFixed(0)} ${(top + depth * (height - top)).toFixed(0)} h${(50 + depth * 150).toFixed(0)}`,
      colour,
      3 + depth * 5,
    );
  });

/** A slewing harbour crane; `x` and `base` are its foot, `size` its height. */
export const crane = (x: number, base: number, size: number, colour: string, flip = false): Shape => {
  const shapes = [
    path('M-15 0 L-9 -32 H9 L15 0 H11 L6 -26 H-6 L-11 0Z', colour),
    path('M-18 -50 H12 V-34 H-18Z', colour),
    path('M-4 -50 L-1 -74 H2 L6 -50Z', colour),
    path('M0 -50 L48 -100 L51 -98 L10 -42Z', colour),
    stroke('M0 -73 L49 -99 M0 -73 L-16 -50 M49.500 -98 V-66', colour, 1),
    path('M47 -66 h5 l-1 5 h-3Z', colour),
  ];
  const [scale, sign] = [size / 100, flip ? -1 : 1];
  return `<g transform="translate(${x} ${base}) scale(${scale * sign} ${scale})">${shapes.join('')}</g>`;
};

/** An asymmetric cable bridge; `x` and `deck` are the foot of its pylon, `size` the pylon's height. */
export const bridge = (x: number, deck: number, size: number, colour: string, cables = 12): Shape =>
  place(
    x,
    deck,
    [
      repeat(cables, (i) => stroke(`M${-9 + i * 0.9} ${-98 + i * 4} L${218 - i * 17} 0`, colour, 0.55)),
      stroke('M-11 -99 L-74 0 M-8 -92 L-62 0', colour, 1.1),
      path('M-6 14 L-1 -54 L-14 -101 L-8 -103 L9 -56 L8 14Z', colour),
      path('M-200 -1 H420 V5 H-200Z', colour),
    ],
    size / 100,
  );

/** Rows of equal windows; `paint` names the colour of each, or nothing where there is none. */
export const windows = (
  box: { x: number; y: number; w: number; h: number; columns: number; rows: number; gap: number },
  paint: (column: number, row: number) => string | undefined,
): Shape => {
  const w = (box.w - box.gap * (box.columns - 1)) / box.columns;
  const h = (box.h - box.gap * (box.rows - 1)) / box.rows;
  return repeat(box.rows, (row) =>
    repeat(box.columns, (column) => {
      const fill = paint(column, row);
      return fill ? rect(box.x + column * (w + box.gap), box.y + row * (h + box.gap), w, h, fill) : '';
    }),
  );
};

/** A canal house with a stepped, a pointed or a bell-shaped gable; `base` is its foot. */
export const gable = (
  x: number,
  base: number,
  w: number,
  h: number,
  kind: 'step' | 'point' | 'bell',
  colour: string,
): Shape => {
  const top = base - h;
  const [eave, s] = [top + w * 0.5, w / 8];
  const roof = {
    step: `v${-s} h${s} v${-s} h${s} v${-s} h${s} v${-s} h${2 * s} v${s} h${s} v${s} h${s} v${s} h${s} v${s}`,
    point: `L${x + w / 2} ${top} L${x + w} ${eave}`,
    bell: `C${x + w * 0.22} ${eave} ${x + w * 0.2} ${top} ${x + w * 0.5} ${top} S${x + w * 0.78} ${eave} ${x + w} ${eave}`,
  }[kind];
  return path(`M${x} ${base} V${eave} ${roof} V${base}Z`, colour);
};
