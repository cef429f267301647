import { expect, test } from 'vitest';
import { company, facts } from '#company';
import { companyIn } from '#i18n/facts.ts';
import { locales } from '#shared/locales.ts';
import { ownTexts } from '#i18n/text-files.ts';

test('phone: the link has the whole number that is shown, in E.164', () => {
  const { href, label } = company.phone;
  expect(href).toMatch(/^tel:\+[1-9]\d{7,14}$/);
  // A label may have the national number.
  const shown = label.replace(/\(0\)|\D/g, '').replace(/^0+/, '');
  expect(href.endsWith(shown)).toBe(true);
});

test.for(locales)('company facts: the texts in $name insert them by name', ({ code }) => {
  const lasting = JSON.stringify(ownTexts[code]).replaceAll(/"date":"[^"]*"/g, '');
  const written = [company.name, companyIn(code).city, facts.founded, '.example'];
  expect(written.filter((words) => lasting.includes(words))).toEqual([]);
});
