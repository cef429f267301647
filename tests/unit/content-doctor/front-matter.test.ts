import { expect, test } from 'vitest';
import { makeSite } from '#tests/support/content-doctor-site.ts';

const file = 'src/content/news/nl/new-quay.md';

test('nothing is said about a site that is in order', async () => {
  const site = await makeSite();
  expect(await site.findings()).toEqual([]);
});

/** What an editor writes instead of a line, and what the doctor says. */
const cases = [
  // Days, as written
  ['date: 2026-04-19', 'date: 19/04/2026', ':4: "date" is "19/04/2026", want a date such as 2026-04-19.'],
  ['date: 2026-04-19', 'date: 2026-4-9', ':4: "date" is "2026-4-9", want a date such as 2026-04-19.'],
  [
    'date: 2026-04-19',
    'date: 2026-13-45',
    ':4: "date" is 2026-13-45, a day that does not exist: want a date such as 2026-04-19.',
  ],
  [
    'date: 2026-04-19',
    'date: "2026-02-30"',
    ':4: "date" is "2026-02-30", a day that does not exist: want a date such as 2026-04-19.',
  ],
  [
    'date: 2026-04-19',
    'date: 2026-04-19 10:00:00',
    ':4: "date" is 2026-04-19 10:00:00, want a date such as 2026-04-19.',
  ],
  ['date: 2026-04-19', 'date:', ':4: "date" is empty, want a date such as 2026-04-19.'],
  ['date: 2026-04-19', 'date: [2026]', ':4: "date" is a list, want a date such as 2026-04-19.'],
  ['date: 2026-04-19\n', '', ':2: "date" is missing: add a date such as 2026-04-19.'],
  // Keys
  ['title:', 'titel:', ':2: unknown key "titel": did you mean "title"?'],
  [
    'title:',
    'slug: quay\ntitle:',
    ':2: unknown key "slug": remove it; the known keys are title, summary, date, cover, coverAlt, draft.',
  ],
  // Texts
  ['A new quay', 'x'.repeat(75), ':2: "title" has 75 characters, 5 too many: want at most 70.'],
  ['summary: We', 'summary: We #', ':3: "summary" has 2 characters, 48 too few: want at least 50.'],
  ['A new quay', '" "', ':2: "title" is empty: write it.'],
  ['A new quay', '""', ':2: "title" is empty: write it.'],
  ['A new quay', '2026', ':2: "title" is 2026, which YAML does not read as text: put it in quotes.'],
  [
    'A new quay',
    '2026-04-19',
    ':2: "title" is 2026-04-19, which YAML does not read as text: put it in quotes.',
  ],
  [
    'A new quay',
    '{ A: b }',
    ':2: "title" is a group of keys, want a text of at most 70 characters; a text with a colon needs quotes.',
  ],
  ['A new quay', 'A new quay\ndraft: yes', ':3: "draft" is "yes", want true or false.'],
  // YAML
  ['A new quay', 'Quay: new', ':2: holds a colon inside a text: put the text in quotes.'],
  ['A new quay', '"A new quay', ':2: opens a quotation mark or bracket that is never closed: close it.'],
  [
    'A new quay',
    '@quay',
    ':2: begins with a character with a special meaning in YAML: put the text in quotes.',
  ],
  ['A new quay', '*quay', ':2: begins with & or *, which have a meaning in YAML: put the text in quotes.'],
  [
    'A new quay',
    '!!js/function x',
    ':2: begins with a character with a special meaning in YAML: put the text in quotes.',
  ],
  ['title: A', '\ttitle: A', ':2: is indented with a tab: use spaces.'],
  ['date:', 'title: Again\ndate:', ':4: has a key that occurs twice: keep one of them.'],
  [
    'title: A new quay',
    'A new quay',
    ':2: is not of the form "key: text": add the colon, or indent it to go on with the text above.',
  ],
  [
    '---\n\nText',
    '--\n\nText',
    ':1: has front matter without an end: close it with a line that says --- and nothing else.',
  ],
  [
    '---\ntitle',
    'title',
    ':1: has no front matter: begin with a line ---, the keys below it, and another line ---.',
  ],
] as const;

test.for(cases)('%j written as %j', async ([from, to, message]) => {
  const site = await makeSite();
  await site.edit(file, from, to);
  expect(await site.findings()).toEqual([file + message]);
});

test('the lines are those of the file with Windows line ends too, and quoted days are days', async () => {
  const site = await makeSite();
  await site.edit(file, '2026-04-19', '"2026-04-19"');
  await site.edit(file, 'A new quay', '');
  await site.crlf(file);
  expect(await site.findings()).toEqual([
    `${file}:2: "title" is empty, want a text of at most 70 characters.`,
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
    `${project}:6: "year" is 1999, want at least 2020.`,
    `${project}:7: "services[1]" is "web-hostin", did you mean "web-hosting"?`,
    `${service}:4: "deliverables" has 3 items, want at least 4.`,
    `${service}:6: unknown key "steps[0].titel": did you mean "title"?`,
    `${service}:14: "questions[0].question" has 111 characters, 1 too many: want at most 110.`,
  ]);
});
