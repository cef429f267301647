import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { internalReferrer, isEntry, isNavigation } from '#server/entry.ts';
import { redirect } from '#server/redirect.ts';

const runs = { numRuns: 10_000 };
const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code));
const text = fc.oneof(fc.string({ unit: byte, maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 20 }));
const parts = ['/', 'nl', '..', '%2f', '%00', '\\', 'http://', 'localhost', '//', '?', '#', '@', ':', '\r\n'];
const piece = fc.oneof(byte, fc.constantFrom(...parts));
const address = fc.oneof(
  text,
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
);

const arrival = (headers: Record<string, string>) => ({
  url: 'http://localhost/about',
  header: (name: string) => headers[name],
});

describe('whatever comes in', () => {
  test('a referrer is ours only when its host is', () => {
    fc.assert(
      fc.property(address, (referer) => {
        const from = internalReferrer(arrival({ referer }));
        if (from !== undefined) expect(new URL(referer).host).toBe('localhost');
        expect(isEntry(arrival({ referer }))).toBe(from === undefined);
      }),
      runs,
    );
  });

  test('only “same-origin” is not an entry, and only “navigate” a visit', () => {
    fc.assert(
      fc.property(
        text.filter((value) => value !== ''),
        (value) => {
          expect(isEntry(arrival({ 'sec-fetch-site': value }))).toBe(value !== 'same-origin');
          expect(isNavigation(arrival({ 'sec-fetch-mode': value }))).toBe(value === 'navigate');
          expect(isNavigation(arrival({ 'sec-purpose': value }))).toBe(false);
        },
      ),
      runs,
    );
  });

  test('a redirect goes to the address of the table, with the query and nothing else', () => {
    fc.assert(
      fc.property(address, (query) => {
        const location = redirect('/nl/about', `http://localhost/x?${query}`, 302, {}).headers.get(
          'location',
        );
        const target = new URL(location ?? '', 'https://site.example');
        expect(target.origin + target.pathname).toBe('https://site.example/nl/about');
        expect(location).not.toMatch(/[\r\n]/);
      }),
      runs,
    );
  });
});
