import { expect, test } from 'vitest';
import { chooseCoding, isFresh } from '#server/variants.ts';

const variant = { file: 'a', size: 1, etag: '"a"' };
const all = { identity: variant, br: variant };

test.each([
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0, gzip', 'gzip'],
  ['deflate, zstd, brr', 'identity'],
])('Accept-Encoding: %j selects %s', (header, coding) => expect(chooseCoding(header, all)).toBe(coding));

test('Accept-Encoding: a file that gains nothing by it is sent as it is', () =>
  expect(chooseCoding('br', { identity: variant })).toBe('identity'));

test.each([
  ['"x",W/"abc" , "y"', true],
  [' * ', true],
  ['"a", *', false],
  ['abc', false],
  ['w/"abc"', false],
  ['"abc-gzip"', false],
])('If-None-Match: %j matches: %s', (header, fresh) => expect(isFresh(header, '"abc"')).toBe(fresh));
