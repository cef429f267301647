import { expect, test } from 'vitest';
import { cleanHtml } from '#site/feed/clean-html.ts';

const clean = (html: string) => cleanHtml(html, 'https://quay.example/news/light');

test.each([
  [
    'addresses',
    '<p><a href="/about#us">Us</a> <img src="/a.webp" alt="A lamp"></p>',
    '<p><a href="https://quay.example/about#us">Us</a> <img src="https://quay.example/a.webp" alt="A lamp"></p>',
  ],
  [
    'places on the page',
    '<p>Light<sup><a href="#fn-1" id="ref" data-footnote-ref>1</a></sup></p>',
    '<p>Light<sup><a href="https://quay.example/news/light#fn-1">1</a></sup></p>',
  ],
  ['mail', '<a href="mailto:a@b.example">Mail</a>', '<a href="mailto:a@b.example">Mail</a>'],
])('%s are whole', (_, html, wanted) => {
  expect(clean(html)).toBe(wanted);
});

test.each([
  ['scripts', '<script>alert(1)</script>'],
  ['styles', '<style>p{}</style>'],
  ['drawings', '<svg><text>Quay</text></svg>'],
  ['comments', '<!-- a -->'],
])('%s are left out, with all that is in them', (_, html) => {
  expect(clean(`<p>Light</p>${html}`)).toBe('<p>Light</p>');
});

test('what is for a page alone is left out, and the words are not', () => {
  expect(clean('<h2 id="a" class="b"><a href="#a" class="anchor">The <em>light</em></a></h2>')).toBe(
    '<h2>The <em>light</em></h2>',
  );
  expect(
    clean(
      '<div class="table" role="group" tabindex="0"><table><tr><td data-align="end" style="a">1</td></tr></table></div>',
    ),
  ).toBe('<table><tbody><tr><td>1</td></tr></tbody></table>');
  expect(clean('<pre><code><span data-token="keyword">const</span> a</code></pre>')).toBe(
    '<pre><code>const a</code></pre>',
  );
  expect(clean('<p onclick="a()"><a href="javascript:a()">Go</a></p>')).toBe('<p><a>Go</a></p>');
});
