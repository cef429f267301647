import { readFile, readdir } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8');
const sheet = await read('src/styles/tokens.css');

/** White as drawing programs write it, and the halo of the sun. */
const extraPaints = ['#fff', '#ffffff', '#f9c6a0'];
const palette = new Set([...extraPaints, ...(sheet.match(/#[\da-f]{6}\b/g) ?? []), 'none']);

const listed = await readdir(new URL('art/', root), { recursive: true });
const drawings = await Promise.all(
  listed
    .filter((path) => path.endsWith('.svg'))
    .map(async (path) => ({ path, text: await read(`art/${path}`) })),
);

/** Every paint of a drawing: attributes, and properties of a style. */
const paintsOf = (text: string): string[] =>
  Array.from(text.matchAll(/\b(?:fill|stroke|stop-color)(?:="|: ?)([^";}]+)/g), ([, paint = '']) => paint);

// A face has the colours of its skin and hair.
describe.each(drawings.filter(({ path }) => !/^(?:people|portraits)\//.test(path)))(
  'art/$path',
  ({ text }) => {
    test('is painted in the colours of the site', () => {
      const paints = paintsOf(text);
      expect(paints).not.toEqual([]);
      expect(paints.filter((paint) => !palette.has(paint.toLowerCase()))).toEqual([]);
    });
  },
);

test('drawings stand on their own: shapes only, no letters that want a font, nothing from elsewhere', () => {
  const faults = drawings.flatMap(({ path, text }) => {
    const strangers = parse(text).querySelectorAll(
      'script, image, foreignObject, text, use:not([xlink\\:href^="#"])',
    );
    return strangers.map(({ rawTagName }) => `${path}: ${rawTagName}`);
  });
  expect(faults).toEqual([]);
});

test('drawings that are served as they are carry nothing of the program that saved them', () => {
  const served = drawings.filter(({ path }) =>
    /^(?:headers|people|scenes|services)\/|^icons\/favicon/.test(path),
  );
  expect(served.length).toBeGreaterThan(1);
  expect(served.filter(({ text }) => /<metadata|\b(?:sodipodi|inkscape|adobe)\b/i.test(text))).toEqual([]);
});

test.each([
  ['covers/', [1600, 1000]],
  ['portraits/', [400, 400]],
  ['people/', [800, 600]],
  ['services/', [400, 260]],
  ['scenes/quay', [1600, 240]],
  ['scenes/skyline', [520, 46]],
  ['open-graph/', [1200, 630]],
] as const)('drawings in art/%s have their size', (folder, [width, height]) => {
  const chosen = drawings.filter(({ path }) => path.startsWith(folder));
  const frame = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  expect(chosen).not.toEqual([]);
  expect(chosen.filter(({ text }) => !text.includes(frame)).map(({ path }) => path)).toEqual([]);
});

test('the favicon that is served is the one that is drawn', async () => {
  expect(await read('public/favicon.svg')).toBe(await read('art/icons/favicon.svg'));
});
