import { expect, test } from 'vitest';
import { company } from '#company';
import { writeVCard } from '#pages/contact.vcf.ts';

test('vCard: commas, semicolons and backslashes of a text are escaped', () => {
  const card = writeVCard({ ...company, street: String.raw`Oudegracht 5, hoog; C:\1` }, 'https://a.example');
  expect(card).toContain(String.raw`ADR:;;Oudegracht 5\, hoog\; C:\\1;`);
});
