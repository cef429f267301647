import { markdownToHtml } from 'satteri';
import { expect, expectTypeOf, test } from 'vitest';
import { companyFacts } from '#build/markdown-text.ts';
import type { company } from '#company';
import type { SectionName } from '#content/collections.ts';
import { factsIn, fillFacts, fillFields, formatAmount, formatNumber } from '#i18n/facts.ts';

test.each([
  [4800, '€4,800', '€\u00a04.800'],
  [12.5, '€12.50', '€\u00a012,50'],
])('company facts: the amount %d is written as in the language', (amount, english, dutch) => {
  expect([formatAmount(amount, 'en'), formatAmount(amount, 'nl')]).toEqual([english, dutch]);
});

test.each([
  [2, 'two', 'twee'],
  [12, 'twelve', 'twaalf'],
  [13, '13', '13'],
  [12_500, '12,500', '12.500'],
  [99.9, '99.9', '99,9'],
])('company facts: the number %d is written as in the language', (value, english, dutch) => {
  expect([formatNumber(value, 'en'), formatNumber(value, 'nl')]).toEqual([english, dutch]);
});

test('company facts: a sum is of the prices that it names', () => {
  expect(factsIn('en')).toMatchObject({ buildPrice: '€4,800', sitePrice: '€9,600' });
});

test('company facts: a placeholder is filled in, an unknown one stays', () => {
  expect(fillFacts('since {{founded}} {{constructor}}', 'en')).toBe('since 2026 {{constructor}}');
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
  const year = '2026';
  expect(filled.cover).toBe(cover);
  expect(filled).toMatchObject({ steps: [{ title: year }], proof: { alt: year }, list: [year] });
});

test('company facts: Markdown has those of the language of its folder', () => {
  const render = (folder: string) =>
    markdownToHtml('# {{buildPrice}} *x*', {
      mdastPlugins: [companyFacts],
      fileURL: new URL(`file:///src/content/news/${folder}/a.md`),
    }).html.trim();
  expect(render('nl')).toBe(`<h1>${factsIn('nl')['buildPrice']} <em>x</em></h1>`);
  expect(render('covers')).toContain('{{buildPrice}}');
});

test('sections: a misspelt one is a type error', () => {
  expectTypeOf<(typeof company.sections)[number]>().toEqualTypeOf<SectionName>();
});
