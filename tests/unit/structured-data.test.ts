import fc from 'fast-check';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { elementsIn, textOf } from '#build/pages/html-tree.ts';
import { serializeGraph } from '#site/structured-data/serialize.ts';

/** What a browser makes of a name that travels in a graph in the middle of a page. */
function travel(name: string) {
  const json = serializeGraph([{ '@type': 'Thing', name }]);
  const page = parse(`<!doctype html><script type="application/ld+json">${json}</script><p>after</p>`);
  const elements = [...elementsIn(page)];
  const [script] = elements.filter(({ tagName }) => tagName === 'script');
  return {
    tags: elements.map(({ tagName }) => tagName),
    graph: JSON.parse(script ? textOf(script) : '') as unknown,
  };
}

const arrived = (name: string) => ({
  tags: ['html', 'head', 'script', 'body', 'p'],
  graph: { '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] },
});

test.for([
  'a</script><script>alert(1)</script>',
  'a</SCRIPT >b',
  '<!-- <script> a',
  ']]> --> &lt;/script&gt; &amp;',
  '"quotes" and \'others\' \\ \\u003c',
  '👩🏽‍💻 🇳🇱 é',
  'lines\u2028and\u2029paragraphs\r\n\t\u0000',
  'half a surrogate \uD83D',
])('the title %j arrives as it was written', (title) => {
  expect(travel(title)).toEqual(arrived(title));
});

test('any other title does too', () => {
  const piece = fc.constantFrom(
    '</',
    '<!--',
    'script',
    '>',
    '</script>',
    '<script>',
    '-->',
    '"',
    '\\',
    '\u2028',
    '😀',
  );
  const titles = fc.oneof(
    fc.array(piece).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(titles, (title) => {
      expect(travel(title)).toEqual(arrived(title));
    }),
  );
});
