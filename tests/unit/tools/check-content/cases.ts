import { siteUrl } from '#company';
import { locales } from '#i18n/locales.ts';
import { baker, news } from '#tests/support/content-site.ts';

/**
 * What somebody writes instead of a part of the Dutch news item in tests/support/content-site.ts, and what is found:
 * `line code field`, or nothing where all is well. Each case has an item of its own.
 */
export const newsCases: [what: string, from: string, to: string, ...found: string[]][] = [
  // Dates
  ['a date with slashes', '2026-04-19', '19/04/2026', '4 wrong-value date'],
  ['a date in curly quotes', '2026-04-19', '“2026-04-19”', '4 yaml-curly-quotes date'],
  ['no date field', 'date: 2026-04-19\n', '', '2 missing-field date'],
  ['a date far ahead', '2026-04-19', '2926-04-19', '4 far-ahead date'],
  ['a date long ago', '2026-04-19', '1926-04-19', '4 before-founding date'],
  ['a draft far ahead', 'date: 2026', 'draft: true\ndate: 2926'],
  // Fields
  ['a misspelt field', 'title:', 'titel:', '2 unknown-field titel'],
  ['a field twice', 'date:', 'title: Again\ndate:', '4 duplicate-field title'],
  [
    'a no-break space after a colon',
    'title: A',
    'title:\u00a0"A": A',
    '2 yaml-no-break-space title:\u00a0"A"',
  ],
  ['a no-break space before a field', 'date:', '\u00a0date:', '4 yaml-no-break-space \u00a0date'],
  ['a focal point outside', 'date:', 'coverFocus: 30% 101%\ndate:', '4 wrong-value coverFocus'],
  ['a misspelt choice', 'date:', 'translation: independant\ndate:', '4 unknown-value translation'],
  ['a former name of another item', 'date:', 'formerly: [later]\ndate:', '4 former-name formerly[0]'],
  ['a former address', 'date:', 'formerly: [/nl/old]\ndate:', '4 wrong-value formerly[0]'],
  [
    'the picture of a new item',
    'cover: ',
    'cover: ../../TODO.png #',
    '5 picture-missing cover',
    '5 no-picture cover',
  ],
  ['no alternative text', 'coverAlt: We mend', 'coverAlt: #', '6 empty-field coverAlt'],
  [
    'a file name for words',
    'coverAlt: We',
    'coverAlt: IMG_2034_2026-04-19.jpg #',
    '6 alt-file-name coverAlt',
  ],
  ['a long title', 'A new quay', 'x'.repeat(95), '2 too-long title'],
  ['a short summary', 'summary: ', 'summary: We #', '3 too-short summary'],
  [
    'a figure of many digits',
    'date:',
    'highlight:\n  figure: "1,000,000"\n  text: visitors in a year\ndate:',
    '5 wrong-value highlight.figure',
  ],
  // YAML
  ['a colon in a text', 'A new quay', 'Quay: new', '2 yaml-colon'],
  ['an apostrophe in single quotes', 'A new quay', "'Our quay's name' #", '2 yaml-apostrophe'],
  ['an apostrophe and a colon', 'A new quay', "'Our quay's name: new'", '2 yaml-apostrophe'],
  ['a doubled apostrophe', 'A new quay', "'Our quay''s name: new' #"],
  ['curly quotes', 'A new quay', '“A new quay” #', '2 curly-quotes title'],
  ['curly quotes in straight ones', 'A new quay', '"“A newer quay”" #'],
  ['curly quotes and a colon', 'A new quay', '“Quay: new” #', '2 yaml-curly-quotes'],
  ['a no-break space for the space', 'title: A', 'title:\u00a0A', '2 yaml-no-break-space'],
  ['no space after a colon', 'date: 2026', 'date:2026', '4 yaml-no-space'],
  ['an empty line above the fields', '---\ntitle', '\n---\ntitle', '1 front-matter-late'],
  ['an open quotation mark', 'A new quay', '"A new quay', '2 yaml-unclosed'],
  ['an asterisk at the start', 'A new quay', '*quay #', '2 yaml-quotes'],
  ['a tab', 'title: A', '\ttitle: A', '2 yaml-tab'],
  ['a line without a field', 'title: A new quay', 'A new quay', '2 yaml-no-key'],
  ['a backslash in double quotes', 'A new quay', '"A \\quay" #', '2 yaml-escape'],
  ['another indentation', 'title: A new quay', 'title:\n    a: b\n  c: d #', '4 yaml-indentation'],
  ['an indented field', 'date:', ' date:', '4 yaml-indentation'],
  ['fields without an end', '---\n\nText', '--\n\nText', '1 front-matter-open'],
  ['no fields', '---\ntitle', 'title', '1 front-matter-missing'],
  // Facts
  ['an unknown fact in the text', 'Text.', 'We sell {{shoes}}.', '9 unknown-fact'],
  // Invisible characters, as they are and as YAML and Markdown write them
  ['a zero-width space', 'Text.', 'One\n\nTwo\u200b', '11 hidden-character'],
  ['a byte order mark in a link title', 'Text.', '[a](/nl "&#xfeff;")', '9 hidden-character'],
  ['a control character', 'Text.', 'One \u0007 two \u0085', '9 hidden-character', '9 hidden-character'],
  ['joined emoji and soft hyphens', 'Text.', '👩\u200d💻 web\u00adsite, Cafe\u0301, می\u200Cخواهم'],
  ['a merge conflict', 'Text.', '<<<<<<< HEAD\nText.\n=======\n**\n>>>>>>> other', '9 merge-conflict'],
  ['half a merge conflict', 'title: A', '=======\ntitle: A', '2 merge-conflict'],
  ['a text that nobody wrote', 'Text.', 'TODO: write it', '9 unwritten'],
  // Markdown
  ['no text', 'Text.\n', '', 'no-text'],
  ['an HTML element', 'Text.', 'Some <b>bold</b> words', '9 html'],
  ['HTML as code', 'Text.', '`<b>`, 3 < 4 and\n\n```html\n<script>\n# x\n```'],
  ['a task list', 'Text.', '- one\n- [x] two', '10 task-list'],
  ['a table without headings', 'Text.', '||\n|-|\n|a|', '9 table-headings'],
  ['a heading of level 1', 'Text.', '# A title', '9 heading-1'],
  ['a heading that skips a level', 'Text.', '## A\n\n#### B', '11 heading-level'],
  ['a heading without a space', 'Text.', '##Details', '9 heading-space'],
  ['a heading without words', 'Text.', '##', '9 heading-empty'],
  ['a heading with a taken id', 'Text.', '## *Menu*', '9 heading-taken'],
  ['a swapped link', 'Text.', '(words)[/nl]', '9 reversed-link'],
  ['a reference without an address', 'Text.', '[words][nowhere]', '9 undefined-reference'],
  ['a note that nothing refers to', 'Text.', 'Text.\n\n[^1]: A note.', '11 unused-definition'],
  ['an address that nothing refers to', 'Text.', 'Text.\n\n[quay]: /nl', '11 unused-definition'],
  ['a note that does not exist', 'Text.', 'Text.[^1]', '9 markdown-mark'],
  ['a table with a short row', 'Text.', '|a|b|\n|-|-|\n|c|', '11 table-cells'],
  ['a table without its second row', 'Text.', '| a | b |\n| 1 | 2 |', '9 markdown-mark'],
  ['code without an end', 'Text.', '```js\nlet a;\n\nMore.', '9 code-open'],
  ['a code span without an end', 'Text.', 'A `span', '9 markdown-mark'],
  ['italics without an end', 'Text.', 'A _word', '9 markdown-mark'],
  ['a link with a space in the middle', 'Text.', '[a] (https://a.example), [b] (/nl)', '9 markdown-mark'],
  ['bullets from a word processor', 'Text.', '• one\n• two', '9 markdown-mark'],
  ['a number without a space', 'Text.', '1.One', '9 markdown-mark'],
  ['a picture with a space in its address', 'Text.', '![A quay](../covers/the quay.png)', '9 markdown-mark'],
  ['a picture with curly quotes', 'Text.', '![A quay](../covers/quay.png “A”)', '9 markdown-mark'],
  [
    'characters that only look like Markdown',
    'Text.',
    '\\*\\*, snake_case, 2 * 3, 2.5 m, -- and ~\n\n~~~\n**\n~~~\n\n> ```\n> a\n> ```\n\n    **',
  ],
  ['bold without an end', 'Text.', '**bold', '9 markdown-mark'],
  ['a bullet without a space', 'Text.', '-one', '9 markdown-mark'],
  // Links
  ['a link without words', 'Text.', '[](/nl)', '9 link-words'],
  ['a link without an address', 'Text.', '[a]()', '9 link-empty'],
  ['half an address', 'Text.', '[a](https://)', '9 link-broken'],
  ['a preview address', 'Text.', '[a](http://localhost:4321/nl/services#text)', '9 link-localhost'],
  ['a script in HTML notation', 'Text.', '[a](<java&#9;script:x>)', '9 link-scheme'],
  ['data in a definition', 'Text.', '[a][b]\n\n[b]: data:text/html,x', '11 link-scheme'],
  ['a slash and a backslash', 'Text.', '[a](/\\evil.example)', '9 link-leaves-site'],
  ['a relative address', 'Text.', '[a](seo)', '9 link-relative'],
  ['a link to a draft', 'Text.', '[a](/nl/news/draft)', '9 link-draft'],
  ['a link to a withdrawn item', 'Text.', '[a](/nl/news/withdrawn)', '9 link-former'],
  ['a link to a former address', 'Text.', '[a](/nl/news/earlier)', '9 link-former'],
  ['a link to what comes later', 'Text.', '[a](/nl/news/later)', '9 link-scheduled'],
  ['a link to the other language', 'Text.', '[a](/about)', '9 link-language'],
  ['the full address of a page', 'Text.', `[a](${siteUrl}/nl/services)`, '9 link-spelling'],
  ['a link with a file extension', 'Text.', '[a](/nl/about.html)', '9 link-spelling'],
  ['a link to a page of a list', 'Text.', '[a](/nl/news/page/2)', '9 link-list-page'],
  ['a link to a missing heading here', 'Text.', '## A new one\n\n[a](#an-old-one)', '11 link-fragment'],
  ['a link to a missing heading there', 'Text.', '[a](/nl/news/headings#onze-kaade)', '9 link-fragment'],
  ['a page that does not exist', 'Text.', '[a](/nl/portfolio/nothing-like-it)', '9 link-dead'],
  [
    'links that work',
    'Text.',
    '## Be low!\n\n[a](#be-low) [b](mailto:a@b.example) [c](tel:+31100000000) [d](https://example.com)' +
      ' [e](/nl) [f](/nl/news/headings?from=x#onze-kade) [g](/nl/portfolio/services/seo) [h](/nl/rss.xml)' +
      ' [i](/contact.vcf) [j](/terms.pdf) www.example.com',
  ],
  ['a link on “here”', 'Text.', 'Klik [hier](/nl)', '9 link-vague'],
  // Pictures in a text
  ['a picture without words', 'Text.', '![](../covers/quay.png)', '9 picture-alt'],
  ['a file name for words', 'Text.', '![IMG_2034.jpg](../covers/quay.png)', '9 alt-file-name'],
  ['a word for words', 'Text.', '![Quay](../covers/quay.png)', '9 alt-one-word'],
  ['a film', 'Text.', '![A quay](../covers/quay.mp4)', '9 picture-format'],
  [
    'pictures that exist',
    'Text.',
    '![A quay][p] ![A quay](../covers/the%20quay.png)\n\n[p]: ../covers/quay.png',
  ],
];

/** Edits of items of other collections, and what is found. */
export const itemCases: [file: string, from: string, to: string, ...found: string[]][] = [
  ['projects/en/bakery', '[seo]', '[seo, web-hostin]', '7 unknown-value services[1]'],
  ['projects/nl/bakery', 'year: 2026', 'year: 1999', '6 wrong-value year'],
  ['services/en/seo', '[one, two, three, four]', '[one, two, three]', '4 wrong-value deliverables'],
  ['services/nl/seo', '  - title: A step\n', '  - titel: A step\n', '6 unknown-field steps[0].titel'],
  ['services/en/web-hosting', 'About web-hosting', 'x'.repeat(41), '2 wrong-value title'],
  [
    'services/nl/web-hosting',
    'questions:',
    'proof:\n  picture: ../drawings/oven.png\n  alt: An oven with three loaves\n  words: [Order]\nquestions:',
    '18 plate-words proof.words',
  ],
  ['testimonials/en/baker', 'order: 1', 'project: bakkery\norder: 1', '5 unknown-project project'],
  [
    'testimonials/nl/baker',
    'order: 1\n---\n',
    'order: 0\n---\n\nWords.\n',
    '5 wrong-value order',
    '8 text-not-shown',
  ],
];

const front = news('').replace('Text.\n', '');
const independent = (name: string) => news(name).replace('date:', 'translation: independent\ndate:');

/** Files that are written below `src/content`, and what is found in which of them. */
export const fileCases: [file: string, text: string | Uint8Array, ...found: string[]][] = [
  ['news/nl/notes.txt', 'Notes', 'news/nl/notes.txt: not-markdown'],
  ['news/nl/folder.md/quay.md', front, 'news/nl/folder.md: unreadable'],
  ['news/nl/2026/quay.md', front, 'news/nl/2026: nested-folder'],
  ['newz/nl/quay.md', front, 'newz: unknown-folder'],
  ['news/deutsch/quay.md', front, 'news/deutsch: unknown-folder'],
  ['news/quay.md', front, 'news/quay.md: no-language'],
  ['news/nl/latin.md', Buffer.from('---\ntitle: Caf\xe9\n', 'latin1'), 'news/nl/latin.md: 2 not-utf8'],
  ...locales
    .map(({ code }) => `statements/${code}/list.md`)
    .map((file): [string, string, string] => [
      file,
      '---\n- title\n---\n\nText.\n',
      `${file}: 2 wrong-value`,
    ]),
  ['news/nl/empty.md', '', 'news/nl/empty.md: 1 front-matter-missing'],
  ['news/nl/Een Kade.md', independent('space'), 'news/nl/Een Kade.md: file-name'],
  ['news/nl/New-Quay.md', independent('case'), 'news/nl/New-Quay.md: same-address'],
  [
    'news/nl/copy.md',
    independent(''),
    'news/nl/new-quay.md: 2 repeated title',
    'news/nl/new-quay.md: 3 repeated summary',
  ],
  ['news/nl/draft.md', news('').replace('date:', 'draft: true\ndate:')],
  ['news/nl/alone.md', news('alone'), 'news/nl/alone.md: no-optional-translation'],
  ['testimonials/en/alone.md', baker, 'testimonials/en/alone.md: no-translation'],
  ['news/nl/.DS_Store', ''],
  ['fonts/notes.txt', 'Notes'],
];

/** What the two text files say on line 2, and what is found in the Dutch one. */
export const textCases: [what: string, english: unknown, dutch: unknown, ...found: string[]][] = [
  ['a text that is missing', { b: 'One', c: 'Two' }, { b: 'Een' }, '2 texts-missing key.c'],
  ['a text that English lacks', { a: 'One' }, { a: 'Een', b: 'Twee' }, '2 unknown-field key.b'],
  ['a list that is shorter', ['One', 'Two'], ['Een'], '2 texts-missing key[1]'],
  ['a text for a list', ['One'], 'Een', '2 texts-type key'],
  ['a number', 'One', 1, '2 texts-type key'],
  ['an empty text', 'One', ' ', '2 texts-empty key'],
  ['another placeholder', '© {{year}}', '© {{ jaar }}', '2 texts-placeholders key'],
  ['a text in English', ['Our work'], ['Our work'], '2 texts-untranslated key[0]'],
  ['another date', [{ date: '2020-01' }], [{ date: '2021-01' }], '2 texts-identifier key[0].date'],
  ['no page', [{ link: { page: 'abuot' } }], [{ link: { page: 'abuot' } }], '2 texts-page key[0].link.page'],
  ['an invisible character', 'One', 'Ee\u202en', '2 hidden-character'],
  ['a date in texts', '2026-12-31', '2026-12-31'],
];

/** Text files that are not JSON, and what is found. */
export const jsonCases: [json: string, found: string][] = [
  ['{\n"a": "b"\n"c": "d"\n}', '3 json'],
  ['{\n"a": "b",\n}', '3 json'],
  ['{\n"a": "b,\n"c": "d"}', '2 json'],
  ['{\n"a": "b", "a": "c"\n}', '2 duplicate-field a'],
];

const monday = { days: ['Monday'], opens: '09:00', closes: '12:00' };

/** Facts of the company, and the field with an error, if there is one. */
export const companyCases: [field: string, value: unknown, found?: string][] = [
  ['name', 'IT', 'name'],
  ['name', 'Rotterdamse Webwerkplaats', 'name'],
  ['kvk', '6875011', 'kvk'],
  ['vat', 'NL12345678B01', 'vat'],
  ['email', 'hello@company', 'email'],
  ['hours', [{ ...monday, days: ['Moonday'] }], 'hours.0.days.0'],
  ['hours', [{ ...monday, days: [] }], 'hours.0.days'],
  ['hours', [{ ...monday, opens: '9am' }], 'hours.0.opens'],
  ['hours', [{ ...monday, opens: '17:00' }], 'hours'],
  ['hours', [monday, { ...monday, opens: '11:30', closes: '17:00' }], 'hours'],
  ['hours', [monday, { ...monday, opens: '13:00', closes: '17:00' }]],
];
