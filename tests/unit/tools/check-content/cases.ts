import { defaultLocale, locales } from '#shared/locales.ts';
import { siteUrl } from '#site/site-settings.ts';
import { baker, news, statement } from '#tests/support/content-site.ts';

/**
 * What somebody writes instead of a part of the Dutch news item in tests/support/content-site.ts, and what is found: the
 * line, the field and words of the message, `4 date: expected`; or nothing where all is well. Each case has an item of its
 * own.
 */
export const newsCases: [what: string, from: string, to: string, ...found: string[]][] = [
  // Dates
  ['a date with slashes', '2026-04-19', '19/04/2026', '4 date: expected'],
  ['no date field', 'date: 2026-04-19\n', '', '2 date: is missing: expected'],
  ['a date far ahead', '2026-04-19', '2926-04-19', 'warning 4 date: check the year'],
  ['a date long ago', '2026-04-19', '1926-04-19', 'warning 4 date: check the year'],
  ['a draft far ahead', 'date: 2026', 'draft: true\ndate: 2926'],
  // Fields
  ['a misspelt field', 'title:', 'titel:', '2 title: is missing', '2 titel: is an unknown field'],
  ['a field twice', 'date:', 'title: Again\ndate:', '4 title: occurs twice'],
  ['a no-break space after a colon', 'title: A', 'title:\u00a0"A": A', '2 title:\u00a0"A": no-break space'],
  ['a no-break space before a field', 'date:', '\u00a0date:', '4 \u00a0date: no-break space'],
  ['a focal point outside', 'date:', 'coverFocus: 30% 101%\ndate:', '4 coverFocus: expected'],
  ['a misspelt choice', 'date:', 'translation: independant\ndate:', '4 translation: is "independant"'],
  ['a former name of another item', 'date:', 'formerly: [later]\ndate:', '4 formerly[0]: is or was called'],
  ['a former address', 'date:', 'formerly: [/nl/old]\ndate:', '4 formerly[0]: expected'],
  [
    'the picture of a new item',
    'cover: ',
    'cover: /art/TODO.svg # ',
    '5 cover: does not exist',
    '5 cover: still says TODO',
  ],
  ['no alternative text', 'coverAlt: We mend', 'coverAlt: # ', '6 coverAlt: is empty: expected'],
  [
    'a file name for words',
    'coverAlt: We',
    'coverAlt: IMG_2034_2026-04-19.jpg # ',
    '6 coverAlt: describe the picture',
  ],
  ['a long title', 'A new quay', 'x'.repeat(95), 'warning 2 title: recommended'],
  ['a short summary', 'summary: ', 'summary: We # ', 'warning 3 summary: recommended'],
  // YAML
  ['a colon in a text', 'A new quay', 'Quay: new', '2: a colon in a text'],
  ['an apostrophe in single quotes', 'A new quay', "'Our quay's name' #", '2: put the text in double quotes'],
  ['an apostrophe and a colon', 'A new quay', "'Our quay's name: new'", '2: put the text in double quotes'],
  ['curly quotes', 'A new quay', '“A new quay” #', 'warning 2 title: curly quotation marks'],
  ['curly quotes in straight ones', 'A new quay', '"“A newer quay”" #'],
  ['curly quotes and a colon', 'A new quay', '“Quay: new” #', '2: put the text in double quotes'],
  ['a no-break space for the space', 'title: A', 'title:\u00a0A', '2: no-break space'],
  ['no space after a colon', 'date: 2026', 'date:2026', '4: no space after its colon'],
  ['an empty line above the fields', '---\ntitle', '\n---\ntitle', '1: does not begin with its fields'],
  ['an open quotation mark', 'A new quay', '"A new quay', '2: Missing closing "quote'],
  ['an asterisk at the start', 'A new quay', '*quay #', '2 title: put the text in double quotes'],
  ['a line without a field', 'title: A new quay', 'A new quay', '2: write "field: text"'],
  ['an indented field', 'date:', ' date:', '4: indented like its neighbours'],
  ['no fields', '---\ntitle', 'title', '1: does not begin with its fields'],
  // Facts
  ['an unknown fact in the text', 'Text.', 'We sell {{shoes}}.', '9: not in "facts"'],
  // Invisible characters, as they are and as YAML and Markdown write them
  ['a zero-width space', 'Text.', 'One\n\nTwo\u200b', '11: an invisible character'],
  ['a byte order mark in a link title', 'Text.', '[a](/nl "&#xfeff;")', '9: an invisible character'],
  [
    'a control character',
    'Text.',
    'One \u0007 two \u0085',
    '9: an invisible character',
    '9: an invisible character',
  ],
  ['joined emoji and soft hyphens', 'Text.', '👩\u200d💻 web\u00adsite, Cafe\u0301, می\u200Cخواهم'],
  ['a merge conflict', 'Text.', '<<<<<<< HEAD\nText.\n>>>>>>> other', '9: a conflict', '11: a conflict'],
  ['a text that nobody wrote', 'Text.', 'TODO: write it', '9: still says TODO'],
  // Markdown
  ['no text', 'Text.\n', '', ': no text below'],
  ['an HTML element', 'Text.', 'Some <b>bold</b> words', '9: raw HTML'],
  ['HTML as code', 'Text.', '`<b>`, 3 < 4 and\n\n```html\n<script>\n# x\n```'],
  ['a task list', 'Text.', '- one\n- [x] two', '10: a task list'],
  ['a table without headings', 'Text.', '||\n|-|\n|a|', '9: a table without headings'],
  ['a heading of level 1', 'Text.', '# A title', '9: begins with one #: write ##'],
  ['a heading that skips a level', 'Text.', '## A\n\n#### B', '11: a heading that skips a level'],
  ['a heading without a space', 'Text.', '##Details', 'warning 9: a heading has a space'],
  ['a heading without words', 'Text.', '##', '9: a heading without words'],
  ['headings with the same text, which Astro numbers', 'Text.', '## A\n\n## A\n\n[a](#a-1)'],
  ['a heading with an id of an attribute', 'Text.', '## Stored data', '9: used elsewhere'],
  ['a heading with a taken id', 'Text.', '## *Menu*', '9: used elsewhere'],
  ['a swapped link', 'Text.', '(words)[/nl]', '9: a link the wrong way round'],
  ['a reference without an address', 'Text.', '[words][nowhere]', '9: a link without its address'],
  ['a note that nothing refers to', 'Text.', 'Text.\n\n[^1]: A note.', '11: that nothing refers to'],
  ['an address that nothing refers to', 'Text.', 'Text.\n\n[quay]: /nl', '11: that nothing refers to'],
  ['a note that does not exist', 'Text.', 'Text.[^1]', 'warning 9: to readers: complete'],
  ['a table with a short row', 'Text.', '|a|b|\n|-|-|\n|c|', '11: more or fewer cells'],
  [
    'a table without its second row',
    'Text.',
    '| a | b |\n| 1 | 2 |',
    'warning 9: a table has a row of headings',
  ],
  ['code without an end', 'Text.', '```js\nlet a;\n\nMore.', '9: a block of code without an end'],
  ['a code span without an end', 'Text.', 'A `span', 'warning 9: to readers: complete'],
  ['italics without an end', 'Text.', 'A _word', 'warning 9: to readers: complete'],
  [
    'a link with a space in the middle',
    'Text.',
    '[a] (https://a.example), [b] (/nl)',
    'warning 9: to readers: complete',
  ],
  ['bullets from a word processor', 'Text.', '• one\n• two', 'warning 9: become one line'],
  ['a number without a space', 'Text.', '1.One', 'warning 9: a space after its mark'],
  [
    'a picture with a space in its address',
    'Text.',
    '![A quay](../covers/the quay.png)',
    '9: spaces in its address',
  ],
  [
    'characters that only look like Markdown',
    'Text.',
    '\\*\\*, snake_case, 2 * 3, 2.5 m, -- and ~\n\n~~~\n**\n~~~\n\n> ```\n> a\n> ```\n\n    **',
  ],
  ['bold without an end', 'Text.', '**bold', 'warning 9: to readers: complete'],
  ['a bullet without a space', 'Text.', '-one', 'warning 9: a space after its mark'],
  // Links
  ['a link without words', 'Text.', '[](/nl)', '9: without a text'],
  ['a link without an address', 'Text.', '[a]()', '9: a complete address'],
  ['half an address', 'Text.', '[a](https://)', '9: a complete address'],
  [
    'a preview address',
    'Text.',
    '[a](http://localhost:4321/nl/services#text)',
    '9: write "/nl/services#text"',
  ],
  ['a script in HTML notation', 'Text.', '[a](<java&#9;script:x>)', '9: a complete address'],
  ['data in a definition', 'Text.', '[a][b]\n\n[b]: data:text/html,x', '9: a complete address'],
  ['a slash and a backslash', 'Text.', '[a](/\\evil.example)', '9: a complete address'],
  ['a relative address', 'Text.', '[a](seo)', '9: a complete address'],
  ['a link to a draft', 'Text.', '[a](/nl/news/draft)', '9: not published'],
  ['a link to a withdrawn item', 'Text.', '[a](/nl/news/withdrawn)', '9: leads to'],
  ['a link to a former address', 'Text.', '[a](/nl/news/earlier)', '9: leads to'],
  ['a link to what comes later', 'Text.', '[a](/nl/news/later)', '9: not published'],
  ['a link to the other language', 'Text.', '[a](/about)', '9: write "/nl/about"'],
  ['the full address of a page', 'Text.', `[a](${siteUrl}/nl/services)`, '9: write "/nl/'],
  ['a link with a file extension', 'Text.', '[a](/nl/about.html)', '9: write "/nl/'],
  ['a link to a page of a list that is not so long', 'Text.', '[a](/nl/news/page/99)', '9: does not exist'],
  [
    'a link to a missing heading here',
    'Text.',
    '## A new one\n\n[a](#an-old-one)',
    '11: no heading has that name',
  ],
  [
    'a link to a missing heading there',
    'Text.',
    '[a](/nl/news/headings#onze-kaade)',
    '9: no heading has that name',
  ],
  ['a page that does not exist', 'Text.', '[a](/nl/portfolio/nothing-like-it)', '9: does not exist'],
  [
    'links that work',
    'Text.',
    '## Be low!\n\n[a](#be-low) [b](mailto:a@b.example) [c](tel:+31100000000) [d](https://example.com)' +
      ' [e](/nl) [f](/nl/news/headings?from=x#onze-kade) [g](/nl/portfolio) [h](/nl/rss.xml)' +
      ' [i](/terms.pdf) www.example.com',
  ],
  ['a link on “here”', 'Text.', 'Klik [hier](/nl)', 'warning 9: whose text says nothing'],
  // Pictures in a text
  ['a file name for words', 'Text.', '![IMG_2034.jpg](../covers/quay.png)', '9: describe the picture'],
  ['a word for words', 'Text.', '![Quay](../covers/quay.png)', 'warning 9: in a sentence'],
  ['a space for words', 'Text.', '![ ](../covers/quay.png)', '9: describe the picture'],
  ['a definition of no picture', 'Text.', '![A quay][p]\n\n[p]: ../covers/none.png', '9: does not exist:'],
  ['a film', 'Text.', '![A quay](../covers/quay.mp4)', '9: which is not a JPEG'],
  [
    'pictures that exist',
    'Text.',
    '![A quay][p] ![A quay](../covers/the%20quay.png)\n\n[p]: ../covers/quay.png',
  ],
  // What word processors and other programs leave
  ['a thematic break above the text', 'Text.', '---\n\nText.\n\n---\n\nMore.'],
  ['fields below the fields', 'Text.', '---\nlayout: post\n---\n\nText.', 'warning 9: fields a second time'],
  [
    'a sentence above a line of dashes',
    'Text.',
    'Open all week.\n---',
    'warning 9: a heading, because of the line of -',
  ],
  ['a heading above a line of =', 'Text.', 'Verhaal\n=======', '9: because of the line of ='],
  [
    'an indented sentence',
    'Text.',
    'Dear Ria,\n\n    We have moved to the quay.',
    'warning 11: shown as code',
  ],
  ['a conflict in code', 'Text.', '```\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main\n```'],
  ['dashes for a list', 'Text.', 'We have:\n— bread\n— cheese', 'warning 10: become one line'],
  ['emoji for a list', 'Text.', '✅ bread\n📧 cheese', 'warning 9: become one line'],
  ['letters for a list', 'Text.', 'b) bread\nc) cheese', 'warning 9: become one line'],
  ['numbers of two levels', 'Text.', '2.1 Bread\n2.2 Cheese', 'warning 9: become one line'],
  ['a list from 4 below a text', 'Text.', 'See:\n4. Bread\n5. Cheese', 'warning 10: become one line'],
  ['a list that is not nested', 'Text.', '1. a\n  - b\n2. c', 'warning 10: not within the one above'],
  ['cells of a spreadsheet', 'Text.', 'Bread\t€ 3\nCheese\t€ 9', 'warning 9: of a spreadsheet'],
  ['dashes that do not fit a table', 'Text.', 'a | b\n- | - | -\n1 | 2', 'warning 10: as many dashes'],
  [
    'what nobody sees',
    'Text.',
    'a\u2028b \ufffc \ue907 \u{e0041}',
    ...Array(4).fill('9: invisible character'),
  ],
  [
    'what scripts and emoji need',
    'Text.',
    '1\ufe0f\u20e3 \u{1f3f4}\u{e0067}\u{e0062}\u{e007f} \u200fעברית क्\u200dष',
  ],
  ...[
    ':rocket:',
    '==mark==',
    'x^3^',
    '^[a note]',
    '{.lead}',
    ':::note',
    '!!! note',
    '[!TIP]',
    '[[Page]]',
    '[TOC]',
    '{% x %}',
    '{{ site.title }}',
    '{{< x >}}',
    '{/* x */}',
    '%% x %%',
    '*[KVK]: Kamer',
    '[b]x[/b]',
    '[gallery ids="1"]',
    '‘‘‘js',
    "''x''",
    'h2. Head',
    '{code:js}',
    '.. note::',
    "import X from 'x'",
    '$$x$$',
  ].map((text): [string, string, string, string] => [
    `${text} of another program`,
    'Text.',
    `Text.\n\n${text}`,
    'warning 11: to readers:',
  ]),
  ['a term with a description', 'Text.', 'Uptime\n: Time', 'warning 10: list of terms'],
  ['part of a word in italics', 'Text.', 'on*ge*lofelijk', 'warning 9: in the middle of a word'],
  [
    'what begins after code, bold or a link',
    'Text.',
    '`.git`-map, **9**–17, [KVK](https://a.example)-nr, **web**site',
  ],
  ['hashtags', 'Text.', '#quay #light'],
  ['a link with a no-break space', 'Text.', '[a](https://a.example/b\u00a0c)', '9: a no-break space'],
  ['a phone number with spaces', 'Text.', '[a](tel:010 123 45)', '9: spaces in its address'],
  ['a file that is not there', 'Text.', '[a](/files/list.pdf)', '9: into the folder public/'],
  ['another case', 'Text.', '## New quay\n\n[a](#New-quay)', '11: did you mean "new-quay"'],
  ['accents of two characters', 'Text.', '## Cafe\u0301\n\n[a](#café)', '11: whose accents'],
  ['facts in code', 'Text.', '`{{shoes}}` and \\{\\{city}}'],
  ['an unknown fact in a caption', 'Text.', '![A {{ shoes }} b](/art/oven.svg)', '9: "{{shoes}}"'],
  ['a break between tags', 'Text.', '| a |\n|-|\n| b<br>c |'],
  ['words in brackets', 'Text.', 'Mail <name>', '9: a backslash before the <'],
  ['a definition that is there twice', 'Text.', '[a][b]\n\n[b]: /nl\n[b]: /nl/about', '12: is there twice'],
  // Fields
  ['a text after #', 'A new quay', 'Client #1 is glad', '2 title: ends before "#1 is glad'],
  ['a text that begins with #', 'A new quay', '#1 of all', '2 title: ends before "#1 of all'],
  ['HTML in a field', 'A new quay', 'New<br>quay', 'warning 2 title: no HTML'],
  ['an entity in a field', 'A new quay', 'Caf&eacute;', 'warning 2 title: the character itself'],
  ['Markdown in a field', 'A new quay', 'Our **new** quay', 'warning 2 title: no Markdown'],
  ['a backslash in double quotes', 'A new quay', '"C:\\temp" # ', '2 title: has a backslash'],
  [
    'a time after the day',
    '2026-04-19',
    '2026-04-19 10:00:00',
    '4 date: is "2026-04-19 10:00:00": expected a day',
  ],
  ['an optional field left empty', 'date:', 'author:\ndate:', '4 author: is empty: expected one of'],
  ['a number for a name', 'date:', 'formerly: [2026]\ndate:', '4 formerly[0]: in quotes'],
  ['a tab before a field', 'date:', 'highlight:\n\tnumber: x\ndate:', '5: begins with a tab'],
  ['a character of YAML', 'A new quay', '@home #', '2: that YAML uses itself'],
];

/** Edits of items of other collections, and what is found. */
export const itemCases: [file: string, from: string, to: string, ...found: string[]][] = [
  ['projects/en/bakery', '[seo]', '[seo, web-hostin]', '7 services[1]: is "web-hostin"'],
  ['projects/nl/bakery', 'year: 2026', 'year: 2.026', '6 year: write 2026', '6 year: expected'],
  ['services/en/seo', '[one, two, three, four]', '[one, two, three]', '4 deliverables: expected'],
  [
    'services/nl/seo',
    '  - title: A step\n',
    '  - titel: A step\n',
    '6 steps[0].title: is missing',
    '6 steps[0].titel: is an unknown field',
  ],
  ['services/en/web-hosting', 'About web-hosting', 'x'.repeat(41), '2 title: expected'],
  [
    'services/nl/web-hosting',
    'questions:',
    'proof:\n  picture: /art/oven.svg\n  alt: An oven with three loaves\n  words: [Order]\nquestions:',
    '20 proof.words: has 1 of the 2 texts',
  ],
  ['testimonials/en/baker', 'order: 1', 'project: bakkery\norder: 1', '5 project: which is not a project'],
  [
    'testimonials/nl/baker',
    'order: 1\n---\n',
    'order: 0\n---\n\nWords.\n',
    '5 order: expected',
    '8: that no page shows',
  ],
];

const front = news('').replace('Text.\n', '');
const independent = (name: string) => news(name).replace('date:', 'translation: independent\ndate:');

/** Files that are written below `src/content`, and what is found in which of them. */
export const fileCases: [file: string, text: string | Uint8Array, ...found: string[]][] = [
  ['news/nl/notes.txt', 'Notes', 'news/nl/notes.txt: is not read by the site'],
  ['newz/nl/quay.md', front, 'newz/nl/quay.md: is not read by the site'],
  ['news/quay.md', front, 'news/quay.md: is not read by the site'],
  ['news/nl/latin.md', Buffer.from('---\ntitle: Caf\xe9\n', 'latin1'), 'news/nl/latin.md 2: is not UTF-8'],
  ...locales
    .map(({ code }) => `statements/${code}/list.md`)
    .map((file): [string, string, string] => [file, '---\n- title\n---\n\nText.\n', `${file} 2: expected`]),
  ['statements/nl/legal.md', statement('legal notice')],
  ['statements/nl/feed.md', statement('feed')],
  ...['en', 'nl', 'admin', 'contact', 'locales'].map((name): [string, string, string] => [
    `statements/nl/${name}.md`,
    statement(name),
    `statements/nl/${name}.md: would have the address of another page, "/${name}": rename it`,
  ]),
  ['news/nl/empty.md', '', 'news/nl/empty.md 1: does not begin with its fields'],
  ['news/nl/New-Quay.md', independent('case'), 'news/nl/New-Quay.md: rename it to new-quay.md'],
  [
    'news/nl/copy.md',
    independent(''),
    'news/nl/new-quay.md 2 title: the same as in',
    'news/nl/new-quay.md 3 summary: the same as in',
  ],
  ['news/nl/draft.md', news('').replace('date:', 'draft: true\ndate:')],
  ['news/nl/alone.md', news('alone'), 'warning news/nl/alone.md: translation: independent'],
  ['testimonials/en/alone.md', baker, 'testimonials/en/alone.md: does not exist in every language'],
  ['news/nl/.DS_Store', ''],
  ['fonts/notes.txt', 'Notes'],
];

/** What the two text files say on line 2, and what is found in the Dutch one. */
export const textCases: [what: string, english: unknown, dutch: unknown, ...found: string[]][] = [
  ['a text that is missing', { b: 'One', c: 'Two' }, { b: 'Een' }, '2 key.c: is missing: '],
  ['a text that English lacks', { a: 'One' }, { a: 'Een', b: 'Twee' }, '2 key.b: is an unknown field'],
  ['a list that is shorter', ['One', 'Two'], ['Een'], '2 key: expected a list of length 2'],
  ['a text for a list', ['One'], 'Een', '2 key: as in en-GB.json:2'],
  ['a number', 'One', 1, '2 key: as in en-GB.json:2'],
  ['an empty text', 'One', ' ', '2 key: is " ": expected a text'],
  ['another placeholder', '© {{year}}', '© {{ jaar }}', '2 key: expected {{year}}'],
  ['a text in English', ['Our work'], ['Our work'], '2 key[0]: sameAsDefault'],
  ['another date', [{ date: '2020-01' }], [{ date: '2021-01' }], '2 key[0].date: is "2021-01"'],
  ['no page', [{ link: { page: 'abuot' } }], [{ link: { page: 'abuot' } }], '2 key[0].link.page: is "abuot"'],
  ['an invisible character', 'One', 'Ee\u202en', '2: an invisible character'],
  ['a date in texts', '2026-12-31', '2026-12-31'],
];

/** Text files that are not JSON, and what is found. */
export const jsonCases: [json: string, found: string][] = [
  ['{\n"a": "b"\n"c": "d"\n}', '3: is not valid JSON'],
  ['{\n"a": "b",\n}', '3: is not valid JSON'],
  ['{\n"a": "b,\n"c": "d"}', '2: is not valid JSON'],
  ['{\n"a": "b", "a": "c"\n}', '2 a: occurs twice'],
];

const monday = { days: ['Monday'], opens: '09:00', closes: '12:00' };

/** Facts of the company, and the field with an error, if there is one. */
const player = {
  origin: 'https://player.example',
  may: ['frame-src'],
  why: Object.fromEntries(locales.map(({ code }) => [code, 'Videos'])),
};

export const companyCases: [field: string, value: unknown, found?: string][] = [
  ['name', 'IT', 'name'],
  ['name', 'Eenentwintigste-eeuwse Rotterdamse Werkplaats', 'name'],
  ['name', 'Rotterdamsewebbouwwerkplaats', 'name'],
  ['name', 'Van der Meulen en Groot Webwerkplaatsen'],
  ['vat', '12345678B01', 'vat'],
  ['vat', undefined],
  ['city', { en: 'The Hague', nl: 'Den Haag' }],
  ['street', { en: '1 Station Square' }, 'street'],
  ['city', { en: 'The Hague' }, 'city'],
  ['sections', ['services', 'vacancies'], 'sections[1]'],
  ['type', 'a practice', 'type'],
  ['email', 'hello@company', 'email'],
  ['hours', [{ ...monday, days: ['Moonday'] }], 'hours[0].days[0]'],
  ['hours', [{ ...monday, days: [] }], 'hours[0].days'],
  ['hours', [{ ...monday, opens: '9am' }], 'hours[0].opens'],
  ['hours', [{ ...monday, opens: '17:00' }], 'hours[0]'],
  ['hours', [monday, { ...monday, opens: '11:30', closes: '17:00' }], 'hours'],
  ['hours', [monday, { ...monday, opens: '13:00', closes: '17:00' }]],
  ['thirdParties', [player]],
  ...['https://player.example/embed', 'http://player.example', 'player.example', 'https://*.example'].map(
    (origin): [string, unknown, string] => [
      'thirdParties',
      [player, { ...player, origin }],
      'thirdParties[1].origin',
    ],
  ),
  [
    'thirdParties',
    [{ ...player, why: { ...player.why, [defaultLocale]: undefined } }],
    `thirdParties[0].why.${defaultLocale}`,
  ],
];
