import { expect, test } from 'vitest';
import { makeSite } from '#tests/support/content-doctor-site.ts';

const file = 'src/content/news/nl/new-quay.md';

const scheme = 'want an address that begins with /, https:, mailto: or tel:.';
const picture = 'has a picture';

/** A Dutch text, and what the doctor says about its first line. */
const cases = [
  ['# A title', 'has a heading of level 1, which the title is already: begin it with ##.'],
  ['A title\n===', 'has a heading of level 1, which the title is already: begin it with ##.'],
  ['Some <b>bold</b> words', 'has raw HTML "<b>": write it in Markdown, or remove it.'],
  ['<!-- later -->', 'has raw HTML "<!-- later -->": write it in Markdown, or remove it.'],
  ['[a](javascript:alert(1))', `links to "javascript:alert(1)", ${scheme}`],
  ['[a](<java&#9;script:x>)', `links to "java\\tscript:x", ${scheme}`],
  ['<JavaScript:x>', `links to "JavaScript:x", ${scheme}`],
  ['[a](data:text/html,x)', `links to "data:text/html,x", ${scheme}`],
  [
    '[a](//evil.example)',
    'links to "//evil.example", which leaves the site: write https:// in full, or begin with a single /.',
  ],
  [
    '[a](/\\evil.example)',
    'links to "/\\\\evil.example", which leaves the site: write https:// in full, or begin with a single /.',
  ],
  ['[a](https://)', 'links to "https://", which is not a whole address: correct it.'],
  ['[a](seo)', 'links to "seo", want the whole address, such as /nl/services.'],
  ['[a]()', 'has a link without an address: write one, or make it plain text.'],
  ['[a](/about)', 'links to "/about", which is not in Dutch: write "/nl/about".'],
  ['[a](/nl/about.html)', 'links to "/nl/about.html", want "/nl/about".'],
  ['[a](/nl/news/new-quay/)', 'links to "/nl/news/new-quay/", want "/nl/news/new-quay".'],
  [
    '[a](/nl/services/soe)',
    'links to "/nl/services/soe", which does not exist in Dutch: did you mean "/nl/services/seo"?',
  ],
  [
    '[a](/nl/portfolio/x-y-z-w-v-u-t-s-r)',
    'links to "/nl/portfolio/x-y-z-w-v-u-t-s-r", which does not exist in Dutch: correct the address, or make it plain text.',
  ],
  [
    '[a](/nl/news/page/2)',
    'links to "/nl/news/page/2", whose items move on with every new one: link to the item itself.',
  ],
  [
    '![](../covers/quay.png)',
    `${picture} "../covers/quay.png" without alternative text: say between [ and ] what it shows.`,
  ],
  [
    '![ ][p]\n\n[p]: ../covers/quay.png',
    `${picture} "../covers/quay.png" without alternative text: say between [ and ] what it shows.`,
  ],
  [
    '![A quay](../covers/no.png)',
    `${picture} "../covers/no.png", which does not exist: add the picture, or correct the path.`,
  ],
  [
    '![A quay](/quay.png)',
    `${picture} "/quay.png", want a path from this file to the picture, such as ../covers/name.png.`,
  ],
  [
    '![A quay](data:image/png,x)',
    `${picture} "data:image/png,x", want a path from this file to the picture, such as ../covers/name.png.`,
  ],
  [
    '![A quay](https://evil.example/x.png)',
    `${picture} "https://evil.example/x.png", want a path from this file to the picture, such as ../covers/name.png.`,
  ],
] as const;

test.for(cases)('%j is found', async ([text, message]) => {
  const site = await makeSite();
  await site.edit(file, 'Text.', text);
  expect(await site.findings()).toEqual([`${file}:9: ${message}`]);
});

const good = [
  '[a](#below) [b](mailto:hallo@lichtkade.example) [c](tel:+31100000000) [d](https://example.com) www.example.com',
  '[a](/nl) [b](/nl/news/new-quay?from=x#below) [c](/nl/portfolio/bakery) [d](/nl/services/seo) [e](/nl/rss.xml) [f](/contact.vcf) [g](/terms.pdf)',
  '`<b>`, 3 < 4, &lt;b&gt;\n\n```\n<script>\n# x\n```\n\n## A heading',
  '![A quay](../covers/quay.png) ![A quay][p] ![A quay](../covers/the%20quay.png)\n\n[p]: ../covers/quay.png',
];

test.for(good)('%j is in order', async (text) => {
  const site = await makeSite();
  await site.write('src/pages/[...locale]/rss.xml.ts', '');
  await site.write('src/pages/contact.vcf.ts', '');
  await site.write('public/terms.pdf', '');
  await site.copy('src/content/news/covers/quay.png', 'src/content/news/covers/the quay.png');
  await site.edit(file, 'Text.', text);
  expect(await site.findings()).toEqual([]);
});

test('only a draft may link to a draft', async () => {
  const site = await makeSite();
  const draft = 'src/content/news/en/draft.md';
  await site.copy('src/content/news/en/new-quay.md', draft);
  await site.edit(draft, 'date:', 'draft: true\ndate:');
  await site.edit(draft, 'Text.', '[itself](/news/draft)');
  const published = 'src/content/news/en/new-quay.md';
  await site.edit(published, 'Text.', '[a](/news/draft)');
  expect(await site.findings()).toEqual([
    `${published}:9: links to "/news/draft", which is a draft: publish that first, or make the link plain text.`,
  ]);
});

test('a testimonial has no text, everything else has', async () => {
  const site = await makeSite();
  const testimonial = 'src/content/testimonials/en/baker.md';
  await site.edit(testimonial, 'order: 1\n---\n', 'order: 1\n---\n\nWords.\n');
  await site.edit(file, 'Text.\n', '');
  expect(await site.findings()).toEqual([
    `${file}: has no text below the front matter: write it.`,
    `${testimonial}:8: has text below the front matter, where a testimonial has none: move it to "description".`,
  ]);
});
