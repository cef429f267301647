import { expect, test } from 'vitest';
import { company, parseSiteUrl } from '#company';

test.each([
  ['https://www.example.org', 'https://www.example.org'],
  ['https://www.example.org/', 'https://www.example.org'],
  [' http://localhost:4321 ', 'http://localhost:4321'],
])('SITE_URL: "%s" is accepted', (value, origin) => {
  expect(parseSiteUrl(value)).toBe(origin);
});

test.each([undefined, '', '  '])('SITE_URL: %j selects the default', (value) => {
  expect(parseSiteUrl(value)).toMatch(/^https:\/\/[^/]+$/);
});

test.each([
  'www.example.org',
  'https://',
  'ftp://example.org',
  'javascript:alert(1)',
  'https://example.org/site',
  'https://example.org?x',
  'https://user:secret@example.org',
  'https://example.org\\@evil.example',
])('SITE_URL: "%s" is refused', (value) => {
  expect(() => parseSiteUrl(value)).toThrow(`SITE_URL is "${value}", expected an origin such as https://`);
});

test('phone: the link has the whole number that is shown, in E.164', () => {
  const { href, label } = company.phone;
  expect(href).toMatch(/^tel:\+[1-9]\d{7,14}$/);
  // A label may have the national number.
  const shown = label.replace(/\(0\)|\D/g, '').replace(/^0+/, '');
  expect(href.endsWith(shown)).toBe(true);
});
