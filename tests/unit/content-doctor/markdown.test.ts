import { expect, test } from 'vitest';
import { facts } from '#company';
import { finding, makeSite } from '#tests/support/content-doctor-site.ts';

const file = 'src/content/news/nl/new-quay.md';

test('nothing is said about a site that is in order', async () => {
  const site = await makeSite();
  expect(await site.findings()).toEqual([]);
});

/** What an editor writes instead of a passage, and the line, the field and the remedy that the doctor names. */
const mistakes: [from: string, to: string, line: number, ...words: string[]][] = [
  // Days, as written
  ['2026-04-19', '19/04/2026', 4, '"date" is "19/04/2026"', 'want a date such as 2026-04-19'],
  ['2026-04-19', '2026-4-9', 4, '"date" is "2026-4-9"', 'such as 2026-04-19'],
  ['2026-04-19', '2026-13-45', 4, '"date" is 2026-13-45', 'no day of the calendar', 'such as 2026-04-19'],
  ['2026-04-19', '"2026-02-30"', 4, '"date" is "2026-02-30"', 'no day of the calendar', '2026-04-19'],
  ['2026-04-19', '2026-04-19 10:00:00', 4, '"date" is 2026-04-19 10:00:00', 'such as 2026-04-19'],
  ['2026-04-19', '', 4, '"date" is empty', 'such as 2026-04-19'],
  ['2026-04-19', '[2026]', 4, '"date" is a list', 'such as 2026-04-19'],
  ['date: 2026-04-19\n', '', 2, '"date" is missing', 'such as 2026-04-19'],
  // Facts
  [
    'Text.',
    'We are {{poeple}}.',
    9,
    'has "{{poeple}}", which does not stand under "facts"',
    'did you mean "{{people}}"?',
  ],
  [
    'A new quay',
    '"{{x}}"',
    2,
    'has "{{x}}", which does not stand under "facts" in src/company.ts: want one of people, ',
  ],
  // Keys
  ['title:', 'titel:', 2, 'unknown field "titel"', 'did you mean "title"?'],
  [
    'title:',
    'slug: quay\ntitle:',
    2,
    'unknown field "slug": remove it, want the fields title, summary, date',
  ],
  ['date:', 'title: Again\ndate:', 4, '"title" occurs twice: keep one'],
  // Texts
  ['A new quay', 'x'.repeat(75), 2, '"title" is "xxx', '75 characters, 5 too many', 'at most 70'],
  ['summary: We', 'summary: We #', 3, '"summary" is "We"', '2 characters, 48 too few', '50 to 155'],
  ['A new quay', '" "', 2, '"title" is empty', 'want a text of at most 70 characters'],
  ['A new quay', '""', 2, '"title" is empty', 'want a text of at most 70 characters'],
  ['A new quay', '2026', 2, '"title" is 2026', 'put it in quotes'],
  ['A new quay', '2026-04-19', 2, '"title" is 2026-04-19', 'put it in quotes'],
  ['A new quay', '{ A: b }', 2, '"title" is a group of fields', 'a text with a colon needs quotes'],
  ['A new quay', 'A new quay\ndraft: yes', 3, '"draft" is "yes", want true or false'],
  // YAML
  ['A new quay', 'Quay: new', 2, 'holds a colon inside a text: put the text in quotes'],
  ['A new quay', '"A new quay', 2, 'never closed: close it'],
  ['A new quay', '@quay', 2, 'special meaning in YAML: put the text in quotes'],
  ['A new quay', '*quay', 2, 'begins with & or *', 'put the text in quotes'],
  ['A new quay', '&quay A', 2, 'begins with & or *', 'put the text in quotes'],
  ['A new quay', '!!js/function x', 2, 'special meaning in YAML: put the text in quotes'],
  ['title: A', '\ttitle: A', 2, 'is indented with a tab: use spaces'],
  ['title: A new quay', 'A new quay', 2, 'is not of the form "field: text": add the colon'],
  ['---\n\nText', '--\n\nText', 1, 'has facts at the top without an end: close them'],
  ['---\ntitle', 'title', 1, 'has no facts at the top: begin with a line ---'],
  // Markdown
  ['Text.', '# A title', 9, 'has a heading of level 1', 'begin it with ##'],
  ['Text.', 'A title\n===', 9, 'has a heading of level 1', 'begin it with ##'],
  ['Text.', '### Details', 9, 'has a heading of level 3 below one of level 1', 'begin it with ##.'],
  ['Text.', '## A\n\n#### Details', 11, 'heading of level 4 below one of level 2', 'begin it with ###.'],
  ['Text.', '## *Menu*', 9, 'has a heading whose address would be "#menu"', 'say more'],
  ['Text.', '## …?', 9, 'has a heading without words'],
  ['Text.', '##', 9, 'has a heading without words', 'write them, or remove it'],
  ['Text.', '- one\n- [x] two', 10, 'has a task list', 'remove the [ ]'],
  ['Text.', '||\n|-|\n|a|', 9, 'has a table without headings', 'in its first row'],
  ['Text.', 'Some <b>bold</b> words', 9, 'has raw HTML "<b>": write it in Markdown'],
  ['Text.', '<!-- later -->', 9, 'has raw HTML "<!-- later -->"', 'remove it'],
  ['Text.', '[a](javascript:alert(1))', 9, 'links to "javascript:alert(1)"', 'begins with /, https:'],
  ['Text.', '[a](<java&#9;script:x>)', 9, 'links to "java\\tscript:x"', 'begins with /, https:'],
  ['Text.', '<JavaScript:x>', 9, 'links to "JavaScript:x"', 'begins with /, https:'],
  ['Text.', '[a][b]\n\n[b]: data:text/html,x', 11, 'links to "data:text/html,x"', 'begins with /, https:'],
  ['Text.', '[a](//evil.example)', 9, 'links to "//evil.example"', 'leaves the site: write https://'],
  ['Text.', '[a](/\\evil.example)', 9, 'links to "/\\\\evil.example"', 'leaves the site: write https://'],
  ['Text.', '[a](https://)', 9, 'links to "https://"', 'not a whole address: correct it'],
  ['Text.', '[a](seo)', 9, 'links to "seo"', 'want the whole address, such as /nl/services'],
  ['Text.', '[](/nl)', 9, 'links to "/nl" without words', 'between [ and ]'],
  ['Text.', '[a]()', 9, 'links to ""', 'write one'],
  ['Text.', '[a](/about)', 9, 'links to "/about"', 'not in Dutch: write "/nl/about"'],
  ['Text.', '[a](/nl/about.html)', 9, 'links to "/nl/about.html", want "/nl/about"'],
  ['Text.', '[a](/nl/news/new-quay/)', 9, 'links to', 'want "/nl/news/new-quay"'],
  ['Text.', '[a](/nl/services/soe)', 9, 'links to', 'did you mean "/nl/services/seo"?'],
  [
    'Text.',
    '[a](/nl/portfolio/x-y-z-w-v-u-t)',
    9,
    'links to',
    'does not exist in Dutch: correct the address',
  ],
  ['Text.', '[a](/nl/news/page/2)', 9, 'links to', 'move on with every new one: link to the item itself'],
  ['Text.', '![](../covers/quay.png)', 9, 'picture "../covers/quay.png" without', 'say between [ and ]'],
  ['Text.', '![ ][p]\n\n[p]: ../covers/quay.png', 9, '"../covers/quay.png" without', 'say between [ and ]'],
  ['Text.', '![A quay](../covers/no.png)', 9, 'has a picture "../covers/no.png"', 'add the picture'],
  ['Text.', '![A quay](/quay.png)', 9, 'has a picture "/quay.png"', 'want a path from this file'],
  ['Text.', '![A](data:image/png,x)', 9, 'picture "data:image/png,x"', 'want a path from this file'],
  ['Text.', '![A](https://e.example/x.png)', 9, 'picture "https://', 'want a path from this file'],
  ['Text.\n', '', 0, 'has no text below the facts: write it'],
  // What nobody sees, as it is and in the notations of YAML and Markdown
  ['A new quay', 'A \u202Enew quay', 2, 'U+202E, a right-to-left override', 'delete it'],
  ['A new quay', '"A \\u2066new quay"', 2, 'U+2066, a left-to-right isolate', 'delete it'],
  ['Text.', 'One\n\nTwo\u200B', 11, 'U+200B, a zero-width space', 'delete it'],
  ['Text.', 'One &#x2060;', 9, 'U+2060, a word joiner', 'delete it'],
  ['Text.', '[a](/nl "&#xfeff;")', 9, 'U+FEFF, a byte order mark', 'delete it'],
  ['Text.', 'One \u0007', 9, 'U+0007, a control character', 'delete it'],
  ['Text.', 'One \u0085', 9, 'U+0085, a control character', 'delete it'],
];

test('every mistake is named with file, line, field and remedy, all in one run', async () => {
  const site = await makeSite();
  await site.write('src/components/Menu.astro', '<nav id="menu" />');
  const expected = [];
  for (const [index, [from, to, line, ...words]] of mistakes.entries()) {
    const copy = `src/content/news/nl/mistake-${index}.md`;
    await site.copy(file, copy);
    await site.edit(copy, from, to);
    expected.push(finding(copy, line, ...words));
  }
  expect(await site.findings()).toEqual(expected);
});

const good = [
  '[a](#a-heading) [b](mailto:hallo@lichtkade.example) [c](tel:+31100000000) [d](https://example.com) www.example.com',
  '[a](/nl) [b](/nl/news/new-quay?from=x#details) [c](/nl/portfolio/bakery) [d](/nl/services/seo) [e](/nl/rss.xml) [f](/contact.vcf) [g](/terms.pdf)',
  '`<b>`, 3 < 4, &lt;b&gt;, `&#x202e;`\n\n```\n<script>\n# x\n```\n\n## A heading\n\n### Details\n\n## Another\n\n## 5 menus',
  '| | Visits |\n| :-- | --: |\n| Noord | 1 |\n\n- [x](/nl)',
  '![A quay](../covers/quay.png) ![A quay][p] ![A quay](../covers/the%20quay.png)\n\n[p]: ../covers/quay.png',
  'שלום, العربية, soft\u00ADhyphen, \u{1F469}\u200D\u{1F4BB}, می\u200Cخواهم\n\twith a tab',
];

test('good texts are passed, with a byte order mark, Windows line ends and quoted days too', async () => {
  const site = await makeSite();
  await site.write('src/pages/[...locale]/rss.xml.ts', '');
  await site.write('src/pages/contact.vcf.ts', '');
  await site.write('public/terms.pdf', '');
  await site.write('src/components/Menu.astro', '<nav id="menu" data-id="another" />');
  await site.copy('src/content/news/covers/quay.png', 'src/content/news/covers/the quay.png');
  await site.edit(file, 'Text.', good.join('\n\n'));
  await site.edit(file, '2026-04-19', '"2026-04-19"');
  await site.edit(file, '---', '\uFEFF---');
  await site.crlf(file);
  expect(await site.findings()).toEqual([]);
});

test('the lines are those of the file with Windows line ends too', async () => {
  const site = await makeSite();
  await site.edit(file, 'A new quay', '');
  await site.edit(file, 'Text.', '# Text');
  await site.crlf(file);
  expect(await site.findings()).toEqual([
    finding(file, 2, '"title" is empty'),
    finding(file, 9, 'has a heading of level 1'),
  ]);
});

test('fields inside lists are named with their place', async () => {
  const site = await makeSite();
  const service = 'src/content/services/en/seo.md';
  await site.edit(service, '[one, two, three, four]', '[one, two, three]');
  await site.edit(service, '  - title: A step\n', '  - titel: A step\n');
  await site.edit(service, '  - question: Why?', `  - question: ${'y'.repeat(111)}`);
  const project = 'src/content/projects/en/bakery.md';
  await site.edit(project, '[seo]', '[seo, web-hostin]');
  await site.edit(project, 'year: 2026', 'year: 1999');
  expect(await site.findings()).toEqual([
    finding(project, 6, '"year" is 1999', `from ${facts.founded}`),
    finding(project, 7, '"services[1]" is "web-hostin"', 'web-hosting'),
    finding(service, 4, '"deliverables" is a list of 3 items', '4 to 6 items'),
    finding(service, 6, 'unknown field "steps[0].titel"', 'did you mean "title"?'),
    finding(service, 14, '"questions[0].question" is "yyy', '111 characters, 36 too many'),
  ]);
});

test('only a draft may link to a draft, and a testimonial has no text', async () => {
  const site = await makeSite();
  const [published, draft] = ['src/content/news/en/new-quay.md', 'src/content/news/en/draft.md'];
  await site.copy(published, draft);
  await site.edit(draft, 'date:', 'draft: true\ndate:');
  await site.edit(draft, 'Text.', '[itself](/news/draft)');
  await site.edit(published, 'Text.', '[a](/news/draft)');
  const testimonial = 'src/content/testimonials/en/baker.md';
  await site.edit(testimonial, 'order: 1\n---\n', 'order: 1\n---\n\nWords.\n');
  expect(await site.findings()).toEqual([
    finding(published, 9, 'links to "/news/draft", which is a draft: publish that first'),
    finding(testimonial, 8, 'has text below the facts', 'move it to "description"'),
  ]);
});
