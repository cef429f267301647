import { expect, test } from 'vitest';
import { defaultLocale, otherLocales, sameAsEnglish } from '#i18n/locales.ts';
import { makeSite } from '#tests/support/content-doctor-site.ts';
import { texts as written } from '#tests/support/texts.ts';

const english = 'src/i18n/locales/en-GB.json';
const dutch = 'src/i18n/locales/nl-NL.json';

/** Small text files of the same shape. */
const texts = (own: object) => JSON.stringify(own, null, 1);

/** What the English and the Dutch file say, and what the doctor says about the Dutch one. */
const pairs: [string, object, object, string[]][] = [
  [
    'a missing key',
    { a: { b: 'One', c: 'Two' } },
    { a: { b: 'Een' } },
    [':2: "a.c" is missing: add it (en-GB.json:4 has it).'],
  ],
  [
    'a superfluous key',
    { a: 'One' },
    { a: 'Een', b: 'Twee' },
    [':3: "b" is not in en-GB.json: remove it, or add it there.'],
  ],
  [
    'a mistyped key',
    { lead: 'One' },
    { laed: 'Een' },
    [':2: "laed" is not in en-GB.json: did you mean "lead"?'],
  ],
  [
    'a list of another length',
    { a: ['One', 'Two'] },
    { a: ['Een'] },
    [':2: "a" has 1 item, want 2 as in en-GB.json:2: give both lists the same items in the same order.'],
  ],
  ['another kind', { a: ['One'] }, { a: 'Een' }, [':2: "a" is a text, want a list as in en-GB.json:2.']],
  ['an empty text', { a: 'One' }, { a: ' ' }, [':2: "a" is empty: write the text.']],
  ['a number', { a: 'One' }, { a: 1 }, [':2: "a" is 1, want a text in quotation marks.']],
  [
    'another placeholder',
    { a: '© {{year}}' },
    { a: '© {{ jaar }}' },
    [
      ':2: "a" has {{jaar}}, which en-GB.json:2 does not have.',
      ':2: "a" lacks {{year}}: add it as in en-GB.json:2.',
    ],
  ],
  [
    'a text that was not translated',
    { a: ['Our work'] },
    { a: ['Our work'] },
    [
      ':3: "a[0]" is "Our work" in English too: translate it, or add it to sameAsEnglish in src/i18n/locales.ts with the reason.',
    ],
  ],
  [
    'another identifier',
    { a: [{ date: '2020-01' }] },
    { a: [{ date: '2021-01' }] },
    [':4: "a[0].date" is "2021-01", want "2020-01" in every language: it is not shown.'],
  ],
  [
    'a page that does not exist',
    { a: [{ link: { page: 'abuot' } }] },
    { a: [{ link: { page: 'abuot' } }] },
    [':5: "a[0].link.page" is "abuot", which is not the name of a page: did you mean "about"?'],
  ],
  [
    'what is rightly the same',
    { a: 'Contact', b: [{ name: 'SEO' }] },
    { a: 'Contact', b: [{ name: 'SEO' }] },
    [],
  ],
];

test.for(pairs)('%s in the Dutch file', async ([, englishTexts, dutchTexts, messages]) => {
  const site = await makeSite();
  await site.write(english, texts(englishTexts));
  await site.write(dutch, texts(dutchTexts));
  const findings = await site.findings();
  expect(findings.filter((finding) => finding.startsWith(dutch))).toEqual(
    messages.map((message) => dutch + message),
  );
});

test('a menu item must be a page, in both files', async () => {
  const site = await makeSite();
  const name = '"name": "portfolio"';
  await site.edit(english, name, '"name": "portfolios"');
  await site.edit(dutch, name, '"name": "werk"');
  const unknown = '"main.navbar.items[2].name" is';
  const [inEnglish, inDutch] = [await site.lineOf(english, 'portfolios'), await site.lineOf(dutch, '"werk"')];
  expect(await site.findings()).toEqual([
    `${english}:${inEnglish}: ${unknown} "portfolios", which is not the name of a page: did you mean "portfolio"?`,
    `${dutch}:${inDutch}: ${unknown} "werk", want "portfolios" in every language: it is not shown.`,
    `${dutch}:${inDutch}: ${unknown} "werk", which is not the name of a page: want one of home, about, contact, news, portfolio, services.`,
  ]);
});

test('broken JSON is named with its line', async () => {
  const site = await makeSite();
  await site.write(english, '{\n  "a": "b"\n  "c": "d"\n}');
  await site.write(dutch, '{\n  "a": "b",\n}');
  expect(await site.findings()).toEqual([
    `${english}:3: is not valid JSON: comma expected here or just before.`,
    `${dutch}:3: is not valid JSON: property name expected here or just before.`,
  ]);
});

test('a key that stands twice is found, since JSON keeps the last without a word', async () => {
  const site = await makeSite();
  await site.edit(dutch, '"skipLink"', '"scroll": "Verder", "skipLink"');
  expect(await site.findings()).toEqual([
    `${dutch}:${await site.lineOf(dutch, '"Lees verder"')}: "main.scroll" occurs twice: keep one of them.`,
  ]);
});

test.for(otherLocales(defaultLocale))('what may be the same in $name as in English is', ({ code }) => {
  const used = (texts: object) =>
    new Set(
      JSON.stringify(texts)
        .match(/"(?:[^"\\]|\\.)*"/g)
        ?.map((text) => JSON.parse(text)),
    );
  const both = used(written[defaultLocale]).intersection(used(written[code]));
  expect(Object.keys(sameAsEnglish[code]).filter((text) => !both.has(text))).toEqual([]);
});
