import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdown as settings } from '#build/markdown.ts';
import { readMarkdown } from '#tools/check-content/markdown.ts';

const renderer = await settings.processor.createRenderer({ ...settings, syntaxHighlight: false });

const marks =
  '* ** _ ~ ~~ ` [ ](/nl) ]( [^1] ![ " ) {{ }} <b> </b> <!-- --> <br> < &amp; &#65; \\ ::: == {#x}';
const starts = [
  '- ',
  '1. ',
  '2019. ',
  '> ',
  '## ',
  '    ',
  '\t',
  '| ',
  ' | ',
  '[^1]: ',
  '[a]: /x ',
  '[x] ',
  ': ',
];
const wholeLines = ['\n', '\n\n', '\r\n', '---', '+++', '```', '~~~', '|-|-|'];
const characters = ['\u00a0', '\u2028', '👩‍💻', ' "', '%20', '%', 'https://a.example/'];

/** Pieces of Markdown, between words that each occur once. */
const pieces = [...marks.split(' '), ...starts, ...wholeLines, ...characters];

test('check:content: each word of a text is on its page, or in a line with a finding', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), async (chosen) => {
      const text = chosen
        .map((piece, index) => `${piece}word${index}x`)
        .join('')
        .trim();
      // Words beside an entity are not looked for, in a note that nothing refers to either.
      fc.pre(!(text.includes('[^1]: ') && /&.*;/.test(text)));
      const lines = new Set<number>();
      const found = (line: number) => ({
        error: () => void lines.add(line),
        warning: () => void lines.add(line),
      });
      await readMarkdown('/src/content/news/nl/item.md', text, found);
      const page = await renderer.render(text, {}).catch(() => ({ code: '' }));
      for (const [index, line] of text.split('\n').entries())
        for (const [word] of line.matchAll(/word\d+x/g))
          if (!page.code.includes(word))
            expect(lines, `${word} of ${JSON.stringify(text)}`).toContain(index + 1);
    }),
    { numRuns: 500 },
  );
});
