import type { MeasuredNode } from '@takumi-rs/core';
import { describe, expect, test } from 'vitest';
import { fitTitle } from '#cards/fit-title.ts';
import { drawableText } from '#cards/letters.ts';
import { renderer } from '#cards/renderer.ts';
import { composeCard, coverSize, renderOptions, type Picture } from '#cards/template.ts';
import { longestTitle } from '#content/schemas/shared.ts';
import { locales } from '#i18n/locales.ts';
import { fill, type Manner } from '#tests/fixtures/words.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="570" height="224"/>';

/** The pictures, each with how far a title may reach: the edge, or where a cover begins. */
const pictures: [Picture, right: number][] = [
  [{ kind: 'drawing', svg }, 1200],
  [{ kind: 'scene', svg }, 680],
  [
    { kind: 'cover', pixels: { ...coverSize, data: new Uint8Array(coverSize.width * coverSize.height * 4) } },
    1200 - coverSize.width,
  ],
];

/** Where the quay begins, from the top. */
const quay = 519;

const linesOf = (node: MeasuredNode): { text: string; right: number; bottom: number }[] => {
  const [, , , , left, top] = node.transform;
  const own = node.runs.map(({ text, x, y, width, height }) => ({
    text,
    right: left + x + width,
    bottom: top + y + height,
  }));
  return [...own, ...node.children.flatMap(linesOf)];
};

/** A title as it stands on a card. */
async function place(title: string, picture: Picture) {
  const fitted = await fitTitle(drawableText(title), picture.kind);
  const lines = linesOf(await renderer.measure(composeCard(fitted, '', picture), renderOptions));
  return { ...fitted, lines };
}

const manners: Manner[] = ['prose', 'word', 'characters'];
const worst = locales.flatMap(({ code }) => manners.map((manner) => fill(code, manner, longestTitle)));

describe.each(pictures)('beside a picture, $kind', (picture, right) => {
  test.each([...worst, 'X', '日本語', 'Wat we doen', 'W'.repeat(longestTitle)])(
    '“%s” is read whole',
    async (title) => {
      const { lines, fontSize } = await place(title, picture);
      expect(lines.map(({ text }) => text).join('')).toBe(drawableText(title));
      expect(fontSize).toBeGreaterThanOrEqual(40);
      for (const line of lines) {
        // The space at its end is nothing to be seen.
        expect(line.right - (line.text.endsWith(' ') ? fontSize / 3 : 0)).toBeLessThanOrEqual(right - 20);
        expect(line.bottom).toBeLessThanOrEqual(quay);
      }
    },
  );

  test('no word is broken that fits whole in a smaller size', async () => {
    const { lines } = await place('Een toegankelijkheidsverklaring', picture);
    expect(lines.map(({ text }) => text.trim()).join('|')).toMatch(/^Een[ |]toegankelijkheidsverklaring$/);
  });

  test('a short title is set larger than a long one', async () => {
    const [short, long] = await Promise.all([
      place('Kade', picture),
      place(fill('nl', 'prose', 70), picture),
    ]);
    expect(short.fontSize).toBeGreaterThan(long.fontSize);
  });
});

test.each([
  ['Zażółć gęślą jaźń: “é” & € </script>', 'Zażółć gęślą jaźń: “é” & € </script>'],
  ['ĳsje in het Ĳ', /^(?:ĳ|ij)sje in het (?:Ĳ|IJ)$/],
  ['CO₂', 'CO2'],
  ['e\u0301e\u0301n', 'één'],
  ['ship 🚢👩🏽‍💻 ahoy', 'ship ahoy'],
  ['two\nlines', 'two lines'],
  ['50\u00a0%', '50\u00a0%'],
  ['日本語', ''],
])('%j is written as the display face can', (text, drawn) => {
  expect(drawableText(text)).toMatch(
    typeof drawn === 'string' ? new RegExp(`^${RegExp.escape(drawn)}$`) : drawn,
  );
});
