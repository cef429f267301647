import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeOfPath } from '#i18n/choose-locale.ts';
import { isLocaleCode } from '#i18n/locales.ts';
import { parsePath } from '#site-map/routing.ts';
import { internalReferrer, isEntry, isNavigation } from '#server/handler/middleware/entry.ts';
import { parsePort } from '#server/node/settings.ts';
import { redirect } from '#server/handler/answers/redirect.ts';

const runs = { numRuns: 10_000 };
const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code));
const text = fc.oneof(fc.string({ unit: byte, maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 20 }));
const piece = fc.oneof(
  byte,
  fc.constantFrom(
    '/',
    'nl',
    'en',
    '..',
    '%2f',
    '%00',
    '\\',
    'http://',
    'localhost',
    '//',
    '?',
    '#',
    '@',
    ':',
    '\r\n',
  ),
);
const path = fc.array(piece, { maxLength: 12 }).map((parts) => `/${parts.join('')}`);
const address = fc.oneof(
  text,
  fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
);

const arrival = (headers: Record<string, string>) => ({
  url: 'http://localhost/about',
  header: (name: string) => headers[name],
});

describe('whatever comes in', () => {
  test('a path is of one language, and what remains is a path', () => {
    fc.assert(
      fc.property(path, (pathname) => {
        expect(isLocaleCode(localeOfPath(pathname))).toBe(true);
        const { locale, route } = parsePath(pathname);
        expect(route).toMatch(/^\//);
        expect(isLocaleCode(locale)).toBe(true);
      }),
      runs,
    );
  });

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

  test('a port is a port, or refused', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.integer().map(String), fc.double().map(String)), (value) => {
        let port: number;
        try {
          port = parsePort(value);
        } catch (error) {
          expect(String(error)).toContain('want a whole number');
          return;
        }
        expect(Number.isInteger(port) && port >= 0 && port <= 65_535).toBe(true);
      }),
      runs,
    );
  });
});
