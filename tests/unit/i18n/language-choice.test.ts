import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedLanguages } from '#server/language.ts';
import { chooseLocale, localeOfPath } from '#shared/choose-locale.ts';
import { readLocaleCookie } from '#shared/locale-cookie.ts';
import type { LocaleCode } from '#shared/locales.ts';

const choose = (path: string, cookie: LocaleCode | undefined, acceptLanguage: string, entry = true) =>
  chooseLocale({ path, cookie, languages: acceptedLanguages(acceptLanguage), entry });

test.each([
  ['/about', undefined, 'nl;q=0.8,en;q=0.8', 'nl'],
  ['/about', undefined, 'nl;q=0,fy', 'en'],
  ['/about', undefined, 'en;q=0,nl;q=0.001', 'nl'],
  ['/about', undefined, '*', 'en'],
  ['/about', undefined, 'nds-NL', 'en'],
  ['/about', undefined, 'nl_NL', 'nl'],
  ['/about', undefined, '*, nl;q=0.5', 'en'],
  ['/about', undefined, 'nl, *;q=0.5', 'nl'],
  ['/about', undefined, 'en-GB;q=0, *;q=0.1', 'nl'],
  ['/about', undefined, '*;q=0, nl', 'nl'],
  ['/nl-news', undefined, '', 'en'],
  ['/en/about', undefined, 'nl', 'nl'],
] as const)(
  'language choice: %s with cookie %j and Accept-Language "%s" is %s',
  (path, cookie, header, locale) => {
    expect(choose(path, cookie, header)).toBe(locale);
  },
);

test('language choice: inside the site the URL decides, with any cookie and languages', () => {
  const header = fc.oneof(fc.string(), fc.constantFrom('nl', 'nl;q=0', 'en-GB;q=0.7', '*', 'nl;q=1e3'));
  const cookie = fc.constantFrom('nl' as const, 'en' as const, undefined);
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

test.each([
  ['i18n_redirected=nl; i18n_redirected=en', 'nl'],
  ['a=b, i18n_redirected=nl', 'nl'],
  ['i18n_redirected=', undefined],
  ['i18n_redirected="nl"', undefined],
  ['old_i18n_redirected=nl', undefined],
  ['i18n_redirected_2=nl', undefined],
  [undefined, undefined],
])('language cookie: in %j it is %j', (cookies, value) => {
  expect(readLocaleCookie(cookies)).toBe(value);
});
