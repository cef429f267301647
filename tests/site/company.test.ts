import { expect, test } from 'vitest';
import { company } from '#company';
import { companyIn } from '#i18n/facts.ts';
import { locales } from '#shared/locales.ts';
import { ownTexts } from '#i18n/text-files.ts';

test.for(locales)('company facts: the texts in $name insert them by name', ({ code }) => {
  const lasting = JSON.stringify(ownTexts[code]).replaceAll(/"date":"[^"]*"/g, '');
  const written = [company.name, companyIn(code).city, company.founded.slice(0, 4), '.example'];
  expect(written.filter((words) => lasting.includes(words))).toEqual([]);
});
