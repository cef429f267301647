import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { figures } from '#build/markdown/plugins.ts';

const render = (markdown: string) => markdownToHtml(markdown, { hastPlugins: [figures] }).html.trim();

test.each([
  [
    '![A quay](q.jpg "Our quay")',
    '<figure><img src="q.jpg" alt="A quay"><figcaption>Our quay</figcaption></figure>',
  ],
  ['![A quay](q.jpg)', '<figure><img src="q.jpg" alt="A quay"></figure>'],
  [
    '![A quay][q]\n\n[q]: q.jpg "Our quay"',
    '<figure><img src="q.jpg" alt="A quay"><figcaption>Our quay</figcaption></figure>',
  ],
])('a picture that stands alone is a figure: %s', (markdown, html) => {
  expect(render(markdown)).toBe(html);
});

test('a caption may hold quotation marks, ampersands and angle brackets', () => {
  expect(render('![A](q.jpg "Jan & \\"Piet\\" <b>")')).toContain(
    '<figcaption>Jan &amp; "Piet" &lt;b&gt;</figcaption>',
  );
});

test('of pictures on lines of their own each is a figure', () => {
  const figure = (name: string) => `<figure><img src="${name}.jpg" alt="${name}"></figure>`;
  for (const lines of ['![a](a.jpg)\n![b](b.jpg)', '![a](a.jpg)  \n![b](b.jpg)'])
    expect(render(lines)).toBe(figure('a') + figure('b'));
});

test('a picture among words, or in a link, stays where it is', () => {
  for (const markdown of ['Our ![a](a.jpg "b") quay', '[![a](a.jpg)](/nl)'])
    expect(render(markdown)).not.toContain('<figure');
});
