import { head, smile, eyes, shoulders, portrait } from './faces.ts';
import { colours as c } from './palette.ts';
import { circle, each, ellipse, path, rect, repeat, ring, stroke } from './svg.ts';

/*
  Invented faces, none of them anybody's; given to the public domain (CC0 1.0).
*/

/** Owner of a bakery: about fifty, moustache, a baker's cap. */
const bakeryOwner = (): string => {
  const [skin, shade, hair] = ['#d9a577', '#c28a5c', '#2b2320'];
  return portrait(
    c.orange400,
    shoulders(c.white, c.mist200),
    path('M140 320 L160 400 H240 L260 320 L236 334 V362 H164 V334Z', c.navy800),
    path('M122 190 Q112 130 130 118 H270 Q288 130 278 190 L268 226 H132Z', hair),
    head(skin, shade),
    eyes(hair, 186, 9),
    path('M148 244 Q168 222 200 232 Q232 222 252 244 Q228 258 200 248 Q172 258 148 244Z', hair),
    smile(262, 22, '#8d4a34'),
    path('M116 136 Q92 52 160 56 Q200 20 244 54 Q312 54 284 136Z', c.white),
    path('M200 40 Q232 34 244 54 Q312 54 284 136 H216 Q250 90 200 40Z', c.mist200),
    rect(116, 114, 168, 34, c.mist100, 8),
  );
};

/** Planner at a towage company: about forty, red hair cut short, a work jacket. */
const crewPlanner = (): string => {
  const [skin, shade, hair] = ['#fbd9c0', '#efbd9d', '#b5481c'];
  return portrait(
    c.mist400,
    path('M112 250 Q84 60 200 62 Q316 60 288 250 Q268 268 258 200 H142 Q132 268 112 250Z', hair),
    shoulders(c.orange500, '#d9640f'),
    path('M70 352 Q84 336 108 330 V400 H80Z M330 352 Q316 336 292 330 V400 H320Z', c.mist100),
    path('M146 318 L200 392 L254 318 L268 342 L216 400 H184 L132 342Z', c.navy900),
    head(skin, shade),
    eyes('#8f3a18', 190, 8),
    smile(246, 32, '#a8402f'),
    each([150, 166, 178, 224, 238, 252], (x, i) => circle(x, 222 + (i % 2) * 10, 3, '#e0966c')),
    path('M118 190 Q112 84 214 84 Q292 88 282 196 Q268 150 220 118 Q180 146 136 150 Q124 166 118 190Z', hair),
  );
};

/** Manager of a museum: past sixty, a grey bob, round glasses. */
const museumManager = (): string => {
  const [skin, shade, hair] = ['#f6d0b4', '#e4b191', '#dfe4ea'];
  return portrait(
    c.navy700,
    path('M98 290 Q78 66 200 64 Q322 66 302 290 Q280 300 262 288 H138 Q120 300 98 290Z', hair),
    path('M200 64 Q322 66 302 290 Q280 300 262 288 H200Z', '#c3ccd6'),
    shoulders(c.navy950, '#050b14'),
    head(skin, shade),
    path('M148 302 H252 V346 Q200 366 148 346Z', c.navy950),
    repeat(7, (i) => circle(128 + i * 24, 338 + 24 * Math.sin((i / 6) * Math.PI), 12, c.orange500)),
    eyes('#8a8f98', 190, 7),
    ring(164, 192, 30, c.orange700, 7) +
      ring(236, 192, 30, c.orange700, 7) +
      stroke('M194 188 q6 -6 12 0', c.orange700, 7),
    smile(250, 26, '#b0313a'),
    path('M112 210 Q104 92 200 90 Q296 92 288 210 Q276 150 250 138 H150 Q124 150 112 210Z', hair),
  );
};

/** Keeper of a bicycle workshop: not yet thirty, curls, a short beard. */
const workshopKeeper = (): string => {
  const [skin, shade, hair] = ['#8a5638', '#6f422a', '#1c1412'];
  return portrait(
    c.orange200,
    shoulders(c.navy500, '#385273'),
    path('M104 400 V326 L136 318 V400Z M296 400 V326 L264 318 V400Z', c.navy900) +
      path('M104 372 H296 V400 H104Z', c.navy900),
    head(skin, shade),
    path(
      'M124 206 Q132 236 160 236 Q200 222 240 236 Q268 236 276 206 Q284 292 200 298 Q116 292 124 206Z',
      hair,
    ),
    path('M160 262 Q200 236 240 262 Q200 290 160 262Z', shade),
    path('M168 256 Q200 266 232 256 Q224 280 200 280 T168 256Z', c.white),
    eyes(hair, 184, 10),
    each(
      [
        [130, 140],
        [136, 104],
        [164, 82],
        [200, 72],
        [236, 82],
        [264, 104],
        [270, 140],
        [180, 108],
        [220, 108],
        [150, 122],
        [250, 122],
      ],
      ([x, y]) => circle(x, y, 30, hair),
    ),
  );
};

/** Tomato grower: near seventy, white side hair, weathered. */
const grower = (): string => {
  const [skin, shade, hair] = ['#efb48f', '#d9966d', '#f5f2ec'];
  return portrait(
    c.mist200,
    shoulders(c.orange700, '#8a3600'),
    stroke('M90 400 V340 M150 400 V330 M250 400 V330 M310 400 V340 M60 372 H340', '#c96a2b', 7),
    path('M144 318 L200 372 L256 318 L270 340 L226 392 L200 372 L174 392 L130 340Z', c.sand100),
    ellipse(124, 190, 24, 46, hair) + ellipse(276, 190, 24, 46, '#dcdad6'),
    head(skin, shade),
    eyes('#e9e4da', 190, 11),
    stroke('M138 176 l-10 -6 M138 190 h-10 M262 176 l10 -6 M262 190 h10', shade, 4),
    path('M146 250 Q160 224 200 234 Q240 224 254 250 Q228 262 200 252 Q172 262 146 250Z', hair),
    smile(266, 18, '#93452c'),
    path('M108 148 Q112 72 200 70 Q288 72 292 148 Q250 126 200 126 Q150 126 108 148Z', c.navy700),
    path('M100 150 Q140 112 220 122 Q160 130 112 164Z', c.navy900),
  );
};

/** Physiotherapist: about thirty, black hair in a ponytail. */
const physiotherapist = (): string => {
  const [skin, shade, hair] = ['#e3b088', '#cc9468', '#161519'];
  return portrait(
    c.navy500,
    path('M246 110 Q350 90 332 220 Q330 280 296 306 Q306 210 258 150Z', hair),
    shoulders(c.mist100, c.mist200),
    path('M148 322 L200 372 L252 322 L264 340 L214 400 H186 L136 340Z', c.orange500),
    path('M116 210 Q104 78 200 78 Q296 78 284 210Z', hair),
    head(skin, shade),
    eyes(hair, 190, 8),
    smile(246, 30, '#9c3b33'),
    path('M118 206 Q112 84 200 84 Q288 84 284 214 Q270 150 230 116 Q160 122 118 206Z', hair),
    circle(118, 232, 8, c.orange400),
  );
};

/** The portraits of the testimonials, by file name. */
export const portraits: Record<string, () => string> = {
  'bakery-owner': bakeryOwner,
  'crew-planner': crewPlanner,
  'museum-manager': museumManager,
  'workshop-keeper': workshopKeeper,
  grower: grower,
  physiotherapist: physiotherapist,
};
