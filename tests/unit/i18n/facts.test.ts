import { expect, test } from 'vitest';
import { factsIn, fillFacts, formatAmount, formatNumber } from '#i18n/facts.ts';

test.each([
  [4800, '€4,800', '€\u00a04.800'],
  [12.5, '€12.50', '€\u00a012,50'],
])('company facts: the amount %d is written as in the language', (amount, english, dutch) => {
  expect([formatAmount(amount, 'en'), formatAmount(amount, 'nl')]).toEqual([english, dutch]);
});

test.each([
  [2, 'two', 'twee'],
  [20, 'twenty', 'twintig'],
  [21, '21', '21'],
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

test('facts: placeholders are filled in lists and groups of an item, and its dates stay', () => {
  const date = new Date();
  const fields = { date, steps: [{ title: '{{founded}}' }], list: ['{{founded}}'] };
  expect(fillFacts(fields, 'en')).toEqual({ date, steps: [{ title: '2026' }], list: ['2026'] });
});
