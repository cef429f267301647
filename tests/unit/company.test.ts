import { expect, test } from 'vitest';
import { parseSiteUrl } from '#company';

test.each([
  ['https://www.example.org', 'https://www.example.org'],
  ['https://www.example.org/', 'https://www.example.org'],
  [' http://localhost:4321 ', 'http://localhost:4321'],
])('the site may be published at "%s"', (value, origin) => {
  expect(parseSiteUrl(value)).toBe(origin);
});

test.each([undefined, '', '  '])('nothing said (%j) means the home of the site', (value) => {
  expect(parseSiteUrl(value)).toMatch(/^https:\/\/[a-z.]+\.example$/);
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
])('"%s" stops the build with a message that names the variable and the remedy', (value) => {
  expect(() => parseSiteUrl(value)).toThrow(`SITE_URL is "${value}", expected an origin such as https://`);
});
