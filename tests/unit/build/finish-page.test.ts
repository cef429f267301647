import { createHash } from 'node:crypto';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { expect, test } from 'vitest';
import { finishPage } from '#build/finish-page.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

const directive = '(self.Astro||={}).interaction=f;dispatchEvent(new Event("astro:interaction"))';
const start = 'load()';

/** A page as Astro builds it, with an island. */
const page = (body = '') =>
  `<!doctype html><html lang="en"><head><title>A page</title><script data-src>${start}</script>
<script type="module" src="/assets/x.abcdefgh.js"></script></head>
<body><style>${ISLAND_STYLES}</style><script>${directive}</script><script>${islandScript}</script>
<astro-island><p>Hello</p></astro-island>${body}</body></html>`;

const finish = (html: string) => finishPage(html, new Set([sha256(start)]));

test('islands: their scripts leave the page, and the head loads the script that has them', () => {
  const { html, policy, problems } = finish(page());
  expect(html).toContain(`<script data-src="/assets/x.abcdefgh.js">${start}</script>`);
  expect(html).toContain('<astro-island><p>Hello</p></astro-island>');
  expect(html.match(/<(?:script|style)/g)).toHaveLength(1);
  expect({ policy, problems }).toEqual({
    policy: { scripts: [sha256(start)], styles: [], switches: [] },
    problems: [],
  });
});

test('page: what the server must know of its form and its language menu is noted', () => {
  const { policy } = finish(
    page(`<a href="/nl" data-cookie="x"></a><a href="/en"></a><form method="post">
      <label for="a">Your name <span>(optional)</span></label><input id="a">
      <select name="b"><option value="">&amp;</option><option value="seo">SEO</option></select></form>`),
  );
  const form = { labels: { a: 'Your name' }, options: { b: { '': '&', seo: 'SEO' } } };
  expect(policy).toMatchObject({ form, switches: ['/nl'] });
});

test('CSP: all inline styles become one, with one hash of its bytes', () => {
  const css = 'a::after { content: "ë</p>" }\n';
  const { html, policy } = finish(page(`<style>${css}</style><svg><style>b &gt; c {}</style></svg>`));
  expect(html.match(/<style>[^]*?<\/style>/g)).toEqual([`<style>${css}b > c {}</style>`]);
  expect(policy.styles).toEqual([sha256(`${css}b > c {}`)]);
});

test.each([
  ['without a layout', '<!doctype html><title>A page</title>'],
  ['with another element between its scripts', page().replace('<script type', '<title></title>$&')],
  ['whose main script is no module', page().replace(' type="module"', '')],
  ['with two heads', page(`<script data-src>${start}</script>`)],
])('layout: a page %s is refused', (_, html) => {
  expect(finish(html).problems).toEqual([expect.stringMatching(/^must contain \S+Head\.astro once/)]);
});

test.each([
  '<script>a()</script>',
  '<script type="module">a()</script>',
  '<SCRIPT TYPE=" Text/JavaScript ">a()</SCRIPT>',
  '<svg><script>a()</script></svg>',
  '<script type="speculationrules">a()</script>',
  '<script type="importmap">a()</script>',
  '<!-- --!><script>a()</script>',
])('CSP: %s is refused', (html) => {
  expect(finish(page(html)).problems).toEqual([
    expect.stringMatching(/^the inline script "a\(\)" is not approved; move it to a file/),
  ]);
});

test.each([
  '<a onclick="a()">',
  '<p style="color: red">',
  '<a href="javascript:a()">',
  '<a href=" \u0001JaVaScRiPt:a()">',
  '<a href="javascript&colon;a()">',
  '<svg><a xlink:href="javascript:a()"></a></svg>',
  '<form action="javascript:a()">',
  '<button formaction="javascript:a()">',
  '<iframe srcdoc="x">',
  '<iframe src="javascript:a()">',
  '<object data="javascript:a()">',
  '<template><p style="a:b"></template>',
])('CSP: %s is refused', (html) => {
  expect(finish(page(html)).problems).toEqual([
    expect.stringMatching(/^<\w+ \w+="[^]*"> is blocked by the policy; use a class/),
  ]);
});

test.each([
  '<script src="/a.js"></script>',
  '<script type="module" src="/assets/another.js"></script>',
  '<script type="application/ld+json">{"a":"</p>"}</script>',
  '<p title="style=1 onclick=2">onclick="a()" javascript:a()</p>',
  '<a href="/javascript:a()" data-style="x">a</a>',
  '<!-- <script>a()</script> -->',
  '<textarea><script>a()</script></textarea>',
])('CSP: %s is allowed', (html) => expect(finish(page(html)).problems).toEqual([]));
