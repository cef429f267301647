import { pathToFileURL } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import { expect, test } from 'vitest';
import { highlighting } from '#build/markdown/code.ts';
import { hastPlugins } from '#build/markdown/plugins.ts';
import type { LocaleCode } from '#i18n/locales.ts';

const processor = await satteri({ hastPlugins }).createRenderer({
  syntaxHighlight: 'shiki',
  shikiConfig: highlighting,
});

async function render(markdown: string, locale: LocaleCode = 'en'): Promise<string> {
  const fileURL = pathToFileURL(`/src/content/news/${locale}/item.md`);
  return (await processor.render(markdown, { fileURL })).code.trim();
}

test('a heading is a link to itself, unless there is a link in it', async () => {
  expect(await render('## The *new* quay')).toBe(
    '<h2 id="the-new-quay"><a href="#the-new-quay" class="anchor">The <em>new</em> quay</a></h2>',
  );
  expect(await render('## The [quay](/about)')).toBe('<h2 id="the-quay">The <a href="/about">quay</a></h2>');
});

test('two headings with the same words have two addresses', async () => {
  const html = await render('## Quay\n\n## Quay');
  expect(html.match(/#[\w-]+/g)).toEqual(['#quay', '#quay-1']);
});

test.each([
  ['two hyphens', '> We see the light.\n>\n> -- A [baker](/news) in Delfshaven'],
  ['a dash', '> We see the light.\n>\n> — A [baker](/news) in Delfshaven'],
])('a quotation that ends in %s and a source is a figure with that source', async (_, markdown) => {
  expect((await render(markdown)).replace(/\n/g, '')).toBe(
    '<figure><blockquote><p>We see the light.</p></blockquote>' +
      '<figcaption>A <a href="/news">baker</a> in Delfshaven</figcaption></figure>',
  );
});

test('a quotation without a source stays one, and so does one that is nothing but a dash and words', async () => {
  for (const markdown of ['> We see.\n>\n> And hear.', '> -- Nobody said a word.'])
    expect(await render(markdown)).not.toContain('<figure');
});

test.each([
  ['en', 'Notes', 'Back to reference 1'],
  ['nl', 'Noten', 'Terug naar verwijzing 1'],
] as const)('footnotes speak the language of the text: %s', async (locale, title, back) => {
  const html = await render('Light[^1].\n\n[^1]: From the quay.', locale);
  expect(html).toContain(`<a href="#footnote-label" class="anchor">${title}</a></h2>`);
  expect(html).toContain(`aria-label="${back}"`);
  expect(html).not.toMatch(/sr-only|data-footnote-backref"/);
});

test('code says what its words are, and has no style attribute', async () => {
  const html = await render('```js\nconst quay = "light";\n```');
  expect(html).toContain('<span data-token="keyword">const</span>');
  expect(html).not.toMatch(/style=|tabindex|class="astro-code/);
});

test('quotation marks and apostrophes are curly', async () => {
  expect(await render('He said "it\'s \'t Hof" -- twice.', 'nl')).toBe(
    '<p>He said “it’s ’t Hof” – twice.</p>',
  );
});
