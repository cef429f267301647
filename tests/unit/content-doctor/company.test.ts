import { expect, test } from 'vitest';
import { company } from '#company';
import { defaultLocale } from '#i18n/locales.ts';
import { checkCompany } from '#tools/check-content/checks/company.ts';
import { inWords } from '#tools/check-content/messages/messages.ts';

function findings(wrong: Partial<Record<keyof typeof company, unknown>>): string[] {
  const found: string[] = [];
  checkCompany({ ...company, ...wrong }, (message, line) =>
    found.push(`${line}: ${inWords(message, defaultLocale)}`),
  );
  return found;
}

const monday = { days: ['Monday'], opens: '09:00', closes: '12:00' };

const mistakes: [field: keyof typeof company, value: unknown, ...words: string[]][] = [
  ['kvk', '6875011', '"kvk" is "6875011", want the eight digits'],
  ['kvk', '687501101', '"kvk" is "687501101", want the eight digits'],
  ['vat', 'NL123456789B01', '"vat" is "NL123456789B01"', 'or has a typing error'],
  ['vat', 'NL000099998B58', '"vat" is "NL000099998B58"', 'or has a typing error'],
  ['vat', '000099998B57', 'want NL, nine digits, B and two digits'],
  ['email', 'hallo@', '"email" is "hallo@", want an address with a host'],
  ['email', 'hallo@lichtkade', 'want an address with a host'],
  [
    'hours',
    [monday, { ...monday, opens: '11:30', closes: '17:00' }],
    'which 11:30 to 17:00 overlaps 09:00 to 12:00',
  ],
  ['hours', [{ ...monday, opens: '17:00' }], 'closes at 12:00, before it opens at 17:00: swap'],
  [
    'hours',
    [{ ...monday, days: ['Moonday'] }],
    '"hours.0.days.0" is "Moonday", which is not known here: did you mean "Monday"?',
  ],
];

test.for(mistakes)('%s of %j is named with field, line and remedy', async ([field, value, ...words]) => {
  const [found = '', ...more] = findings({ [field]: value });
  expect(more).toEqual([]);
  expect(Number.parseInt(found)).toBeGreaterThan(1);
  for (const part of words) expect(found).toContain(part);
});

test('either check of a VAT id will do, and hours may stop for lunch', () => {
  const right = { vat: 'NL000099998B57', hours: [monday, { ...monday, opens: '13:00', closes: '17:00' }] };
  expect(findings(right)).toEqual([]);
  // Passes the older check alone.
  expect(findings({ vat: 'NL111222333B01' })).toEqual([]);
});
