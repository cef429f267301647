import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { markdownToHtml, markdownToMdast } from 'satteri';
import { expect, test } from 'vitest';
import { highlighting } from '#build/markdown/code.ts';
import { hastPlugins } from '#build/markdown/plugins.ts';
import { cleanHtml } from '#site/feed/clean-html.ts';
import { locales } from '#i18n/locales.ts';
import { root } from '#tests/support/folders.ts';
import { page, textOf } from './make.ts';

const processor = await satteri({ hastPlugins }).createRenderer({
  syntaxHighlight: 'shiki',
  shikiConfig: highlighting,
});

/** A text as it stands on its page. */
const render = async (markdown: string, locale: string) =>
  (await processor.render(markdown, { fileURL: pathToFileURL(`/src/content/news/${locale}/item.md`) })).code;

/** What a page and its twin have in common: the text’s parts in their order, without what only one of them has. */
async function comparable(markdown: string, locale: string): Promise<string[]> {
  const html = parse(await render(markdown, locale));
  html
    .querySelectorAll('[data-footnotes] h2, [data-footnote-backref]')
    .forEach((element) => element.remove());
  return cleanHtml(html.toString(), page)
    .replace(/#user-content-fn-\w+/g, '')
    .replace(/\s+/g, ' ')
    .split('> <');
}

const words = (html: string) => parse(html).textContent.replace(/\s+/g, '');

test.each(locales)('whoever makes a page of a twin has the page again: $name', async ({ code, iso }) => {
  const file = await readFile(`${root}tests/fixtures/content/everything.${iso}.md`, 'utf8');
  // Astro finds the files of pictures, which it is not asked to do here.
  const markdown = file.replace(/^!\[.*$/gm, '');
  const twin = textOf(await render(markdown, code));
  expect(await comparable(twin, code)).toEqual(await comparable(markdown, code));
});

// No addresses: some readers make links of them, with the backslash behind. Escaped, each @ would look odd to all.
const sign = fc.constantFrom(...'*_[]()<>&`~|#-+.!\\:^1a b"\''.split(''), '<b>', '&amp;', '[^1]', '- [ ] ');
const signs = fc.oneof(
  fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('')),
  fc.string(),
);
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

test.each([
  ['a paragraph', (text: string) => `<p>${text}</p>`],
  ['stress', (text: string) => `<p>a<em>b ${text} c</em>d <strong>${text}</strong></p>`],
  ['a heading', (text: string) => `<h2>${text}</h2>`],
  ['a list', (text: string) => `<ul><li>${text}</li><li>b<ol><li>${text}</li></ol></li></ul>`],
  [
    'a table',
    (text: string) => `<table><tr><th>${text}</th><th>b</th></tr><tr><td>c</td><td>${text}</td></tr></table>`,
  ],
  ['a quotation', (text: string) => `<blockquote><p>${text}</p><p>b</p></blockquote>`],
  ['a link', (text: string) => `<p>a <a href="/b">${text}</a></p>`],
  ['a question', (text: string) => `<details><summary>${text}</summary><p>${text}</p></details>`],
])('whatever signs %s holds, its words come through, and never as HTML', (_, around) => {
  fc.assert(
    fc.property(signs, (text) => {
      const html = around(escape(text));
      const twin = textOf(html);
      expect(JSON.stringify(markdownToMdast(twin))).not.toContain('"type":"html"');
      expect(words(markdownToHtml(twin).html)).toBe(words(html));
    }),
    { numRuns: 300 },
  );
});
