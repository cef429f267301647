import { expect, test } from 'vitest';
import { describeListenError, parseLog, parsePort } from '#server/settings.ts';

test.each([
  [undefined, 4321],
  ['', 4321],
  ['0', 0],
  ['8080', 8080],
  [' 80 ', 80],
  ['65535', 65_535],
])('PORT=%j is %i', (value, port) => expect(parsePort(value)).toBe(port));

test.each(['4321x', '-1', '65536', '1e3', '0x50', '80.5', 'http', '٣', '1\n2'])(
  'PORT=%j is refused',
  (value) => {
    expect(() => parsePort(value)).toThrow(
      `PORT is "${value}", want a whole number from 0 to 65535, such as 4321.`,
    );
  },
);

test.each([
  [undefined, 'errors'],
  ['', 'errors'],
  ['errors', 'errors'],
  [' requests ', 'requests'],
])('LOG=%j logs %s', (value, log) => expect(parseLog(value)).toBe(log));

test('any other LOG is refused', () => {
  expect(() => parseLog('request')).toThrow('LOG is "request", want "errors" or "requests".');
});

test.each([
  ['EACCES', 80, /^Port 80 may not be opened by this user: .*PORT=4321\.$/],
  ['EADDRNOTAVAIL', 80, /^HOST is "1\.2\.3\.4"/],
  ['EIO', 80, /^Port 80 cannot be opened: it broke\.$/],
])('%s is explained', (code, port, text) => {
  expect(describeListenError(Object.assign(new Error('it broke'), { code }), port, '1.2.3.4')).toMatch(text);
});
