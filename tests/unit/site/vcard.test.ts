import { expect, test } from 'vitest';
import { companyIn } from '#i18n/facts.ts';
import { defaultLocale } from '#i18n/shared/locales.ts';
import { writeVCard } from '#pages/contact.vcf.ts';

test('vCard: commas, semicolons and backslashes of a text are escaped', () => {
  const street = String.raw`Oudegracht 5, hoog; C:\1`;
  const card = writeVCard({ ...companyIn(defaultLocale), street }, 'https://a.example');
  expect(card).toContain(String.raw`ADR:;;Oudegracht 5\, hoog\; C:\\1;`);
});
