import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { companyFacts } from '#build/markdown/plugins.ts';
import { facts } from '#company';
import { fillFacts, fillFields } from '#i18n/facts.ts';
import { locales } from '#i18n/locales.ts';
import { texts } from '#tests/support/texts.ts';

test('a fact is written in the words of the language, a large number in figures', () => {
  expect(fillFacts('{{stepWeeks}} of {{backupDays}}', 'en')).toBe(`two of ${facts.backupDays}`);
  expect(fillFacts('{{stepWeeks}} van {{founded}}', 'nl')).toBe(`twee van ${facts.founded}`);
});

test('what is no fact stays as it is', () => {
  expect(fillFacts('{{page}} {{ people }}', 'en')).toBe('{{page}} {{ people }}');
});

test('facts: placeholders are filled in lists and groups of an item, but not in pictures', () => {
  const cover = Object.defineProperty({}, 'src', { get: () => expect.unreachable(), enumerable: true });
  const filled = fillFields(
    { cover, steps: [{ title: '{{stepWeeks}}' }], year: 2026, list: ['{{stepWeeks}}'] },
    'en',
  );
  expect(filled.cover).toBe(cover);
  expect(filled).toMatchObject({ steps: [{ title: 'two' }], year: 2026, list: ['two'] });
});

test('facts reach a text in the language of its folder', () => {
  const render = (folder: string) =>
    markdownToHtml('# {{stepWeeks}} *x*', {
      hastPlugins: [companyFacts],
      fileURL: new URL(`file:///src/content/news/${folder}/a.md`),
    }).html.trim();
  expect(render('nl')).toBe('<h1>twee <em>x</em></h1>');
  expect(render('covers')).toContain('{{stepWeeks}}');
});

test.for(locales)('texts in $name leave what changes to src/company.ts', ({ code }) => {
  const lasting = JSON.stringify(texts[code]).replaceAll(/"date":"[^"]*"/g, '');
  expect([String(facts.founded), '.example'].filter((words) => lasting.includes(words))).toEqual([]);
});
