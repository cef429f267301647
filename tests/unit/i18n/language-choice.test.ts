import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAcceptLanguage } from '#i18n/accept-language.ts';
import { chooseLocale, localeOfPath } from '#i18n/choose-locale.ts';
import { localeCookieName, readLocaleCookie, serializeLocaleCookie } from '#i18n/locale-cookie.ts';
import { locales } from '#i18n/locales.ts';

const choose = (path: string, cookie: string | undefined, acceptLanguage: string, entry = true) =>
  chooseLocale({ path, cookie, languages: parseAcceptLanguage(acceptLanguage), entry });

test.each([
  ['/nl/about', 'en', '', 'nl'],
  ['/nl', undefined, 'en-GB', 'nl'],
  ['/nl-news', undefined, '', 'en'],
  ['/en/about', undefined, 'nl', 'nl'],
])('language choice: %s with cookie %j and Accept-Language "%s" is %s', (path, cookie, header, locale) => {
  expect(choose(path, cookie, header)).toBe(locale);
});

test.each([
  ['nl', 'en-GB,en', 'nl'],
  ['en', 'nl-NL,nl', 'en'],
  ['xx', 'nl', 'nl'],
  ['', 'nl', 'nl'],
  ['"nl"', '', 'en'],
  ['nl/../../evil', '', 'en'],
])('language choice: cookie %j goes before Accept-Language "%s": %s', (cookie, header, locale) => {
  expect(choose('/about', cookie, header)).toBe(locale);
});

test.each([
  ['', 'en'],
  ['nl', 'nl'],
  ['nl-BE', 'nl'],
  ['nl-NL,nl,en', 'nl'],
  ['en-GB,en,nl', 'en'],
  ['fy,nl;q=0.5,en;q=0.3', 'nl'],
  ['en;q=0.4,nl;q=0.9', 'nl'],
  ['nl;q=0.8,en;q=0.8', 'nl'],
  ['nl;q=0,fy', 'en'],
  ['en;q=0,nl;q=0.001', 'nl'],
  ['*', 'en'],
  [' nl-NL ; q=0.9, en ; q=0.8', 'nl'],
  ['nl;q=most,en;q=0.1', 'en'],
  ['nds-NL', 'en'],
  [', ,nl', 'nl'],
])('language choice: Accept-Language "%s" is %s', (header, locale) => {
  expect(choose('/about', undefined, header)).toBe(locale);
});

test('language choice: inside the site the URL decides, with any cookie and languages', () => {
  const header = fc.oneof(fc.string(), fc.constantFrom('nl', 'nl;q=0', 'en-GB;q=0.7', '*', 'nl;q=1e3'));
  const cookie = fc.option(fc.oneof(fc.string(), fc.constantFrom('nl', 'en')), { nil: undefined });
  const path = fc.oneof(fc.webPath(), fc.constantFrom('/', '/nl', '/nl/x', '/nl//x'));
  fc.assert(
    fc.property(path, cookie, header, (path, cookie, header) =>
      // A prefix wins on entry too, so that no redirect can loop.
      [
        choose(path, cookie, header, false) === localeOfPath(path),
        choose(`/nl${path}`, cookie, header) === 'nl',
      ].every(Boolean),
    ),
    { numRuns: 5000 },
  );
});

test('language cookie: lasts a year, for the whole site', () => {
  expect(serializeLocaleCookie('nl')).toBe('i18n_redirected=nl; Max-Age=31536000; Path=/; SameSite=Lax');
});

test.each([
  ['theme=dark;i18n_redirected=nl', 'nl'],
  ['i18n_redirected=nl; i18n_redirected=en', 'nl'],
  ['i18n_redirected=', ''],
  ['old_i18n_redirected=nl', undefined],
  ['i18n_redirected_2=nl', undefined],
  [undefined, undefined],
])('language cookie: in %j it is %j', (cookies, value) => {
  expect(readLocaleCookie(cookies)).toBe(value);
});

test('language cookie: it is read as it was written, among any others', () => {
  const other = fc.string().filter((text) => !text.includes(localeCookieName));
  fc.assert(
    fc.property(fc.constantFrom(...locales), other, other, ({ code }, before, after) => {
      const [pair = ''] = serializeLocaleCookie(code).split(';');
      expect(readLocaleCookie(`${before};${pair};${after}`)).toBe(code);
    }),
  );
});
