import { expect, test } from 'vitest';
import { readContactVariables, readPublishDay, readSiteUrl, readStaticExport } from '#env';

const fallback = 'https://www.company.example';
const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each([
  ['https://www.example.org', 'https://www.example.org'],
  ['https://www.example.org/', 'https://www.example.org'],
  [' http://localhost:4321 ', 'http://localhost:4321'],
])('SITE_URL: "%s" is accepted', (value, origin) => {
  expect(readSiteUrl({ SITE_URL: value }, fallback)).toBe(origin);
});

test.each([undefined, '', '  '])('SITE_URL: %j selects the default', (value) => {
  expect(readSiteUrl({ SITE_URL: value }, fallback)).toBe(fallback);
});

test.each([
  'www.example.org',
  'https://',
  'javascript:alert(1)',
  'https://example.org/site',
  'https://example.org?x',
  'https://user:secret@example.org',
  'https://example.org\\@evil.example',
])('SITE_URL: "%s" is refused', (value) => {
  expect(() => readSiteUrl({ SITE_URL: value }, fallback)).toThrow(
    `SITE_URL is "${value}", expected an origin such as https://`,
  );
});

test.each([
  ['begins at 23:00 UTC in winter', '2026-11-30T23:00:00Z', '2026-12-01'],
  ['ends a second earlier', '2026-11-30T22:59:59Z', '2026-11-30'],
  ['begins at 22:00 UTC in summer', '2026-06-30T22:00:00Z', '2026-07-01'],
])('PUBLISH_DAY: without it, the day in Amsterdam %s', (_, now, today) => {
  expect(readPublishDay(undefined, 'Europe/Amsterdam', new Date(now))).toEqual(day(today));
});

test('PUBLISH_DAY: sets the day of the build, and must be a day', () => {
  const read = (value: string) => readPublishDay(value, 'Europe/Amsterdam');
  expect(read('2026-12-01')).toEqual(day('2026-12-01'));
  for (const garbage of ['tomorrow', '2026', '2026-12', '2026-13-45', '2026-02-30', '01-12-2026']) {
    expect(() => read(garbage)).toThrow(`PUBLISH_DAY is "${garbage}", expected a day such as 2026-12-01`);
  }
});

test('HOSTING: "static" for hosts that only serve files, by default "server"', () => {
  expect(readStaticExport({ HOSTING: 'static' })).toBe(true);
  expect([readStaticExport({}), readStaticExport({ HOSTING: 'server' })]).toEqual([false, false]);
  expect(() => readStaticExport({ HOSTING: 'netlify' })).toThrow(
    'HOSTING is "netlify", expected "server" or "static"',
  );
});

test.each(['smtps://user:password@mail.example:587', 'smtp://user:password@mail.example:465'])(
  'SMTP_URL: "%s" is refused',
  (value) => {
    expect(() => readContactVariables({ SMTP_URL: value, MAIL_TO: 'a@quay.example' })).toThrow(
      'SMTP_URL is invalid, expected a value such as',
    );
  },
);

test('OUTBOX: is a folder as it is written, which only a shell would change', () => {
  expect(readContactVariables({ OUTBOX: '/var/lib/out box' }).outbox).toBe('/var/lib/out box');
  for (const value of ['~/outbox', '$HOME/outbox', '"/var/lib/outbox"'])
    expect(() => readContactVariables({ OUTBOX: value })).toThrow(`OUTBOX is "${value}", expected a folder`);
});
