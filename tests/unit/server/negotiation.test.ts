import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseCoding, isFresh } from '#server/variants.ts';

const variant = { file: 'a', size: 1, etag: '"a"' };
const all = { identity: variant, br: variant };

test.each([
  [undefined, 'identity'],
  ['GZIP', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0, gzip', 'gzip'],
  ['deflate, zstd, brr', 'identity'],
  [' br ; q=0.8 , gzip ; q=0.9 ', 'gzip'],
  [',,;q=1,', 'identity'],
])('Accept-Encoding: %j selects %s', (header, coding) => expect(chooseCoding(header, all)).toBe(coding));

test('Accept-Encoding: any header selects a coding, and none for a file that gains nothing by it', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('br', 'gzip', '*', 'identity', ';q=0', ';q=0.5', ','));
  const header = fc.array(part).map((parts) => parts.join(''));
  fc.assert(
    fc.property(header, (text) => {
      expect(['br', 'gzip', 'identity']).toContain(chooseCoding(text, all));
      expect(chooseCoding(text, { identity: variant })).toBe('identity');
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [undefined, false],
  ['"abc"', true],
  ['"x",W/"abc" , "y"', true],
  [' * ', true],
  ['"a", *', false],
  ['abc', false],
  ['w/"abc"', false],
  ['"abc-gzip"', false],
])('If-None-Match: %j matches: %s', (header, fresh) => expect(isFresh(header, '"abc"')).toBe(fresh));
