import { pathToFileURL } from 'node:url';
import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { figures, markdown as settings, pictures, tables } from '#build/markdown.ts';
import type { LocaleCode } from '#shared/locales.ts';
import { texts } from '#i18n/texts.ts';

const processor = await settings.processor.createRenderer(settings);

async function render(markdown: string, locale: LocaleCode = 'en'): Promise<string> {
  const fileURL = pathToFileURL(`/src/content/news/${locale}/item.md`);
  return (await processor.render(markdown, { fileURL })).code.trim().replaceAll('\n', '');
}

test.each([
  [
    '## The *new* quay',
    '<h2 id="the-new-quay"><a href="#the-new-quay" class="anchor">The <em>new</em> quay</a></h2>',
  ],
  ['## The [quay](/about)', '<h2 id="the-quay">The <a href="/about">quay</a></h2>'],
])('Markdown headings: %s links to itself, unless it has a link', async (markdown, html) => {
  expect(await render(markdown)).toBe(html);
});

test('Markdown headings: two with the same words have different ids', async () => {
  expect((await render('## Quay\n\n## Quay')).match(/#[\w-]+/g)).toEqual(['#quay', '#quay-1']);
});

test.each(['--', '—'])('Markdown quotations: a last line with %s is the source', async (dash) => {
  expect(await render(`> We see the light.\n>\n> ${dash} A [baker](/news) in Delfshaven`)).toBe(
    '<figure><blockquote><p>We see the light.</p></blockquote>' +
      '<figcaption>A <a href="/news">baker</a> in Delfshaven</figcaption></figure>',
  );
});

test.each(['> We see.\n>\n> And hear.', '> -- Nobody said a word.'])(
  'Markdown quotations: %j has no source',
  async (markdown) => {
    expect(await render(markdown)).not.toContain('<figure');
  },
);

test.each(['en', 'nl'] as const)(
  'Markdown footnotes: labels are in the language of the text (%s)',
  async (locale) => {
    const { title, back } = texts[locale].main.notes;
    const html = await render('Light[^1].\n\n[^1]: From the quay.', locale);
    expect(html).toContain(`<a href="#footnote-label" class="anchor">${title}</a></h2>`);
    expect(html).toContain(`aria-label="${back} 1"`);
    expect(html).not.toMatch(/sr-only|data-footnote-backref"/);
  },
);

test('Markdown code: tokens have names, and no style attribute', async () => {
  const html = await render('```js\nconst quay = "light";\n```');
  expect(html).toContain('<span data-token="keyword">const</span>');
  expect(html).not.toMatch(/style=|tabindex|class="astro-code/);
});

const renderFigures = (markdown: string) => markdownToHtml(markdown, { hastPlugins: [figures] }).html.trim();
const image = '<img src="q.jpg" alt="A quay">';

test.each([
  ['![A quay](q.jpg "Our quay")', `<figure>${image}<figcaption>Our quay</figcaption></figure>`],
  ['![A quay](q.jpg)', `<figure>${image}</figure>`],
  ['![A quay][q]\n\n[q]: q.jpg "Our quay"', `<figure>${image}<figcaption>Our quay</figcaption></figure>`],
  ['![A quay](q.jpg "Jan & <b>")', `<figure>${image}<figcaption>Jan &amp; &lt;b&gt;</figcaption></figure>`],
  ['![A quay](q.jpg)\n![A quay](q.jpg)', `<figure>${image}</figure>`.repeat(2)],
  ['![A quay](q.jpg)  \n![A quay](q.jpg)', `<figure>${image}</figure>`.repeat(2)],
  ['Our ![A quay](q.jpg) boat', `<p>Our ${image} boat</p>`],
  ['[![A quay](q.jpg)](/nl)', `<p><a href="/nl">${image}</a></p>`],
])('Markdown figures: %j', (markdown, html) => {
  expect(renderFigures(markdown)).toBe(html);
});

test('Markdown pictures: a photograph gets several sizes, an SVG its own', async () => {
  const html = (name: string) => markdownToHtml(`![A quay](../${name})`, { hastPlugins: [pictures] }).html;
  expect(html('quay.png')).toMatch(/<img [^>]*widths="320 480 800 1200" sizes="/);
  expect(html('quay.svg')).not.toMatch(/width|sizes/);

  const processor = await createSatteriMarkdownProcessor({ hastPlugins: [pictures] });
  const { code, metadata } = await processor.render('![A quay][q]\n\n[q]: ../covers/a%20quay.png');
  expect(metadata.localImagePaths).toEqual(['../covers/a quay.png']);
  expect(code).toContain('__ASTRO_IMAGE_');
});

test('Markdown tables: alignment needs no style, and a labelled group scrolls', () => {
  const table = '|  | *Visits* | Share | Plain |\n| :-- | --: | :-: | --- |\n| Noord | 1200 | 30% | x |\n';
  const { html } = markdownToHtml(table, { hastPlugins: [tables] });
  expect(html).not.toContain('style');
  const alignments = Array.from(html.matchAll(/<t[hd](?: data-align="(\w+)")?>/g), ([, value]) => value);
  const expected = ['start', 'end', 'center', undefined];
  expect(alignments).toEqual([...expected, ...expected]);
  expect(html).toMatch(
    /^<div class="table" role="group" tabindex="0" aria-label="Visits, Share, Plain"><table>/,
  );
});
