import { expect, test } from 'vitest';
import { defaultLocale, otherLocales, sameAsEnglish } from '#i18n/locales.ts';
import { finding, makeSite } from '#tests/support/content-doctor-site.ts';
import { texts as written } from '#tests/support/texts.ts';

const english = 'src/i18n/locales/en-GB.json';
const dutch = 'src/i18n/locales/nl-NL.json';

/** What both files say below a key, and what the doctor says about the Dutch one; `@` is the line of both. */
const pairs: [english: unknown, dutch: unknown, ...findings: string[][]][] = [
  [{ b: 'One', c: 'Two' }, { b: 'Een' }, ['.c" is missing, want a text', 'as in en-GB.json:@']],
  [{ g: { b: 'One', c: 'Two' } }, {}, ['.g" is missing, want a group', 'en-GB.json:@']],
  [{ a: 'One' }, { a: 'Een', b: 'Twee' }, ['unknown field "', '.b": remove it', 'en-GB.json:@']],
  [{ lead: 'One' }, { laed: 'Een' }, ['unknown field "', '.laed": did you mean "lead"?']],
  [['One', 'Two'], ['Een'], ['" is a list of 1 item, want a list of 2 as in en-GB.json:@', 'same order']],
  [['One'], 'Een', ['" is "Een", want a list of 1 as in en-GB.json:@']],
  ['One', ' ', ['" is empty, write the text']],
  ['One', 1, ['" is 1, want a text in quotation marks']],
  [
    '© {{year}}',
    '© {{ jaar }}',
    ['which lacks {{year}}: add it as in en-GB.json:@'],
    ['which has {{jaar}}: remove it'],
  ],
  [['Our work'], ['Our work'], ['[0]" is "Our work", which is English: translate it, or add it']],
  [[{ date: '2020-01' }], [{ date: '2021-01' }], ['[0].date" is "2021-01", want "2020-01" in every']],
  [
    [{ link: { page: 'abuot' } }],
    [{ link: { page: 'abuot' } }],
    ['page" is "abuot"', 'did you mean "about"?'],
  ],
  ['One', 'Ee\u202En', ['holds U+202E, a right-to-left override', 'delete it']],
  // What is rightly the same
  ['Contact', 'Contact'],
  ['2026-12-31', '2026-12-31'],
  [[{ name: 'SEO' }], [{ name: 'SEO' }]],
];

test('every difference between the languages is named with line, key and remedy', async () => {
  const site = await makeSite();
  const toLines = (texts: unknown[]) => texts.map((text, index) => `"key${index}": ${JSON.stringify(text)}`);
  await site.write(english, `{\n${toLines(pairs.map(([text]) => text)).join(',\n')}\n}`);
  const inDutch = toLines(pairs.map(([, text]) => text));
  // The line and, in the notation of JSON, the character again.
  await site.write(dutch, `{\n${inDutch.join(',\n').replace('\u202E', '\\u202e')}\n}`);
  const expected = pairs.flatMap(([, , ...findings], index) =>
    findings.map((words) =>
      finding(dutch, index + 2, ...words.map((word) => word.replace('@', String(index + 2)))),
    ),
  );
  const findings = await site.findings();
  expect(findings.filter((line) => line.startsWith(dutch))).toEqual(expected);
});

test('a menu item must be a page, and no key stands twice, since JSON keeps the last without a word', async () => {
  const site = await makeSite();
  const name = '"name": "portfolio"';
  await site.edit(english, name, '"name": "portfolios"');
  await site.edit(dutch, name, '"name": "werk"');
  await site.edit(dutch, '"skipLink"', '"scroll": "Verder", "skipLink"');
  const item = '"main.navbar.items[2].name" is';
  const line = await site.lineOf(dutch, '"werk"');
  const findings = await site.findings();
  expect(findings.filter((text) => text.startsWith(english) || text.startsWith(dutch))).toEqual([
    finding(english, await site.lineOf(english, 'portfolios'), item, 'did you mean "portfolio"?'),
    finding(dutch, line, `${item} "werk", which is not the name of a page: want one of home, about`),
    finding(dutch, line, `${item} "werk", want "portfolios" in every language`),
    finding(dutch, await site.lineOf(dutch, '"Lees verder"'), '"main.scroll" occurs twice: keep one'),
  ]);
});

test('broken JSON is named with its line', async () => {
  const site = await makeSite();
  await site.write(english, '{\n  "a": "b"\n  "c": "d"\n}');
  await site.write(dutch, '{\n  "a": "b",\n}');
  expect(await site.findings()).toEqual([
    finding(english, 3, 'is not valid JSON: a comma is missing here or just before'),
    finding(dutch, 3, 'is not valid JSON: a field is missing here or just before'),
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
