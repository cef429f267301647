import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { tables } from '#build/markdown/plugins.ts';

const render = (markdown: string) => markdownToHtml(markdown, { hastPlugins: [tables] }).html;

const table = `
| Place | *Visits* | Share | Plain |
| :-- | --: | :-: | --- |
| Noord | 1200 | 30% | x |
`;

test('a table is aligned without a style attribute, which the policy would block', () => {
  const html = render(table);
  expect(html).not.toContain('style');
  const aligned = html.matchAll(/<t[hd](?: data-align="(\w+)")?>/g);
  const wanted = ['start', 'end', 'center', undefined];
  expect(Array.from(aligned, ([, alignment]) => alignment)).toEqual([...wanted, ...wanted]);
});

test('a table stands in a box that the keyboard scrolls, named by the headings of the table', () => {
  expect(render(table)).toMatch(
    /^<div class="table" role="group" tabindex="0" aria-label="Place, Visits, Share, Plain"><table>/,
  );
});

test('a corner without a word has no part in the name', () => {
  expect(render('|  | Visits |\n|---|---|\n| Noord | 1 |')).toContain('aria-label="Visits"');
});
