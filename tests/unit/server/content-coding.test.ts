import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFresh } from '#server/conditional.ts';
import { chooseCoding } from '#server/encoding.ts';
import type { BuildFile } from '#server/manifest.ts';

const runs = { numRuns: 10_000 };
const variant = { file: 'a', size: 1, etag: '"a"' };
const all: BuildFile['variants'] = { identity: variant, br: variant, gzip: variant };
const plain: BuildFile['variants'] = { identity: variant };
const onlyGzip: BuildFile['variants'] = { identity: variant, gzip: variant };

describe('the content coding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0.1', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', 'identity'],
    ['*;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0.5, br', 'br'],
    ['identity;q=0', 'identity'],
    ['deflate, zstd', 'identity'],
    ['brr, gzipped', 'identity'],
    [' br ; q=0.8 , gzip ; q=0.9 ', 'gzip'],
    [',,;q=1,', 'identity'],
  ])('of %j is %s', (header, coding) => expect(chooseCoding(header, all)).toBe(coding));

  test('is one that the file has', () => {
    expect(chooseCoding('br, gzip;q=0.1', onlyGzip)).toBe('gzip');
    expect(chooseCoding('br, gzip', plain)).toBe('identity');
    const part = fc.oneof(fc.string(), fc.constantFrom('br', 'gzip', '*', 'identity', ';q=0', ';q=0.5', ','));
    const header = fc.array(part).map((parts) => parts.join(''));
    fc.assert(
      fc.property(header, fc.constantFrom(all, plain, onlyGzip), (text, variants) =>
        Object.hasOwn(variants, chooseCoding(text, variants)),
      ),
      runs,
    );
  });

  test('is never one that is refused, while another is accepted', () => {
    const weights = fc.record({ br: fc.constantFrom(0, 0.5, 1), gzip: fc.constantFrom(0, 0.5, 1) });
    fc.assert(
      fc.property(weights, (q) => {
        const chosen = chooseCoding(`br;q=${q.br}, gzip;q=${q.gzip}`, all);
        return chosen === 'identity'
          ? q.br + q.gzip === 0
          : q[chosen] > 0 && q[chosen] >= Math.max(q.br, q.gzip);
      }),
      runs,
    );
  });
});

describe('a copy is still good', () => {
  test.each([
    [undefined, false],
    ['', false],
    ['"abc"', true],
    ['W/"abc"', true],
    ['"x", "abc"', true],
    ['"x",W/"abc" , "y"', true],
    ['*', true],
    [' * ', true],
    ['"a, *, b"', false],
    ['"a", *', false],
    ['abc', false],
    ['"abc', false],
    ['"ABC"', false],
    ['w/"abc"', false],
    ['"abc-gzip"', false],
  ])('with If-None-Match %j: %s', (header, fresh) => expect(isFresh(header, '"abc"')).toBe(fresh));

  test('never by accident', () => {
    const header = fc.string().filter((text) => text.trim() !== '*' && !text.includes('"abc"'));
    fc.assert(
      fc.property(header, (text) => !isFresh(text, '"abc"')),
      runs,
    );
  });
});
