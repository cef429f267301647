import { markdownToHtml } from 'satteri';
import { expect, expectTypeOf, test } from 'vitest';
import { companyFacts } from '#build/markdown-text.ts';
import type { Company } from '#company-type';
import type { SectionName } from '#content/collections.ts';
import { fillFacts, fillFields, formatFact, type Fact } from '#i18n/facts.ts';
import { facts } from '#tests/fixtures/company/company.ts';

test.each<[Fact, english: string, dutch: string]>([
  [2, 'two', 'twee'],
  [12, 'twelve', 'twaalf'],
  [13, '13', '13'],
  [12_500, '12,500', '12.500'],
  ['2020', '2020', '2020'],
  [99.9, '99.9', '99,9'],
  [{ amount: 4800 }, '€4,800', '€\u00a04.800'],
  [{ amount: 12.5 }, '€12.50', '€\u00a012,50'],
  ['KvK', 'KvK', 'KvK'],
  [{ en: 'The Hague', nl: 'Den Haag' }, 'The Hague', 'Den Haag'],
])('company facts: %j is written as in the language', (fact, english, dutch) => {
  expect([formatFact(fact, 'en'), formatFact(fact, 'nl')]).toEqual([english, dutch]);
});

test('company facts: a placeholder is filled in, an unknown one stays', () => {
  expect(fillFacts('since {{founded}} {{constructor}}', 'en')).toBe(`since ${facts.founded} {{constructor}}`);
});

test('company facts: the address has the street and the town of the language', () => {
  const addresses = (['en', 'nl'] as const).map((code) => fillFacts('{{address}}', code));
  expect(addresses).toEqual(['1 Station Square, 0000 AA The Hague', 'Stationsplein 1, 0000 AA Den Haag']);
});

test('facts: placeholders are filled in lists and groups of an item, but not in pictures', () => {
  const cover = Object.defineProperty({}, 'src', { get: () => expect.unreachable(), enumerable: true });
  const filled = fillFields(
    { cover, steps: [{ title: '{{founded}}' }], proof: { alt: '{{founded}}' }, list: ['{{founded}}'] },
    'en',
  );
  const year = facts.founded;
  expect(filled.cover).toBe(cover);
  expect(filled).toMatchObject({ steps: [{ title: year }], proof: { alt: year }, list: [year] });
});

test('company facts: Markdown has those of the language of its folder', () => {
  const render = (folder: string) =>
    markdownToHtml('# {{buildPrice}} *x*', {
      mdastPlugins: [companyFacts],
      fileURL: new URL(`file:///src/content/news/${folder}/a.md`),
    }).html.trim();
  expect(render('nl')).toBe(`<h1>${formatFact(facts.buildPrice, 'nl')} <em>x</em></h1>`);
  expect(render('covers')).toContain('{{buildPrice}}');
});

test('sections: a misspelt one is a type error', () => {
  expectTypeOf<Company['sections'][number]>().toEqualTypeOf<SectionName>();
});
