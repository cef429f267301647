import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { companyFacts } from '#build/markdown/plugins.ts';
import { company, facts } from '#company';
import { fillFacts, fillFields } from '#i18n/facts.ts';
import { locales } from '#i18n/locales.ts';
import { texts } from '#tests/support/texts.ts';

test('company facts: small numbers are words of the language, large ones figures', () => {
  expect(fillFacts('{{stepWeeks}} of {{backupDays}}', 'en')).toBe(`two of ${facts.backupDays}`);
  expect(fillFacts('{{stepWeeks}} van {{founded}}', 'nl')).toBe(`twee van ${facts.founded}`);
});

test('company facts: prices and fractions are written as in the language', () => {
  const { buildPrice, uptime } = facts;
  const write = (locale: string) =>
    `${buildPrice.euros.toLocaleString(locale)} ${uptime.toLocaleString(locale)}`;
  expect(fillFacts('{{buildPrice}} {{uptime}}', 'en')).toBe(`€${write('en-GB')}`);
  expect(fillFacts('{{buildPrice}} {{uptime}}', 'nl')).toBe(`€\u00a0${write('nl-NL')}`);
});

test('facts: placeholders are filled in lists and groups of an item, but not in pictures', () => {
  const cover = Object.defineProperty({}, 'src', { get: () => expect.unreachable(), enumerable: true });
  const filled = fillFields(
    { cover, steps: [{ title: '{{stepWeeks}}' }], proof: { alt: '{{stepWeeks}}' }, list: ['{{stepWeeks}}'] },
    'en',
  );
  expect(filled.cover).toBe(cover);
  expect(filled).toMatchObject({ steps: [{ title: 'two' }], proof: { alt: 'two' }, list: ['two'] });
});

test('company facts: Markdown has those of the language of its folder', () => {
  const render = (folder: string) =>
    markdownToHtml('# {{stepWeeks}} *x*', {
      hastPlugins: [companyFacts],
      fileURL: new URL(`file:///src/content/news/${folder}/a.md`),
    }).html.trim();
  expect(render('nl')).toBe('<h1>twee <em>x</em></h1>');
  expect(render('covers')).toContain('{{stepWeeks}}');
});

test.for(locales)('company facts: the texts in $name hold none themselves', ({ code }) => {
  const lasting = JSON.stringify(texts[code]).replaceAll(/"date":"[^"]*"/g, '');
  expect(
    [company.name, company.city, String(facts.founded), '.example'].filter((words) =>
      lasting.includes(words),
    ),
  ).toEqual([]);
});
