import { expect, test, vi } from 'vitest';

// Where midnight UTC is still the day before. The formatters are made when the module loads.
vi.stubEnv('TZ', 'America/New_York');
const { formatDate, formatDateBlock, formatMonth } = await import('#i18n/format.ts');

const day = new Date('2026-11-20T00:00:00Z');

test.each([
  ['en', '20 November 2026', { month: 'November', year: '2026' }],
  ['nl', '20 november 2026', { month: 'november', year: '2026' }],
] as const)('dates: in %s it is %s', (locale, date, month) => {
  expect(formatDate(day, locale)).toBe(date);
  expect(formatMonth(day, locale)).toEqual(month);
});

test.each([
  ['en', '2026-09-03', { day: '3', month: 'Sept', year: '2026' }],
  ['nl', '2026-03-24', { day: '24', month: 'mrt', year: '2026' }],
  ['nl', '2025-10-14', { day: '14', month: 'okt', year: '2025' }],
] as const)(
  'dates: a date block in %s of %s has a short month without a full stop',
  (locale, text, block) => {
    expect(formatDateBlock(new Date(text), locale)).toEqual(block);
  },
);
