import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { companyIn } from '#i18n/facts.ts';
import { defaultLocale, locales } from '#shared/locales.ts';
import { siteUrl } from '#site/site-settings.ts';
import { dist } from '#tests/support/folders.ts';
import { manifest } from '#tests/support/manifest.ts';

const company = companyIn(defaultLocale);

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

/** The fields of a text of `Name: value` lines. */
const fieldsOf = (text: string) =>
  Object.fromEntries(Array.from(text.matchAll(/^([\w-]+): (.+)$/gm), ([, name, value]) => [name, value]));

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

test('security.txt: it has contact, languages, canonical URL and expiry', () => {
  const { Expires: expires = '', ...others } = fieldsOf(read('.well-known/security.txt'));
  expect(others).toEqual({
    Contact: `mailto:${company.email}`,
    'Preferred-Languages': locales.map(({ code }) => code).join(', '),
    Canonical: `${siteUrl}/.well-known/security.txt`,
  });
  // RFC 9116, section 2.5.5: an Internet date, less than a year ahead.
  expect(expires).toBe(new Date(expires).toISOString());
  expect(days(manifest.day, expires)).toBeGreaterThan(150);
  expect(days(manifest.day, expires)).toBeLessThan(365);
});

/** A text in a vCard (RFC 6350, section 3.4). */
const escape = (text: string) =>
  ['\\', ',', ';'].reduce((escaped, mark) => escaped.replaceAll(mark, `\\${mark}`), text);

test('vCard: it has name, e-mail, phone and address', () => {
  const lines = read('contact.vcf').split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:4.0']);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  expect(lines).toEqual(
    expect.arrayContaining([
      `FN:${escape(company.name)}`,
      `EMAIL:${company.email}`,
      `TEL;VALUE=uri:${company.phone.href}`,
      `ADR:;;${escape(company.street)};${escape(company.city)};;${company.postalCode};${company.country}`,
    ]),
  );
});
