import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseLocale, localeOfPath } from '#shared/choose-locale.ts';
import { readLocaleCookie } from '#shared/locale-cookie.ts';
import { acceptedLanguages } from '#server/language.ts';

const choose = (path: string, cookie: string | undefined, acceptLanguage: string, entry = true) =>
  chooseLocale({ path, cookie, languages: acceptedLanguages(acceptLanguage), entry });

test.each([
  ['/about', undefined, '', 'en'],
  ['/about', undefined, 'nl-BE', 'nl'],
  ['/about', undefined, 'en-GB,en,nl', 'en'],
  ['/about', undefined, 'en;q=0.4,nl;q=0.9', 'nl'],
  ['/about', undefined, 'nl;q=0.8,en;q=0.8', 'nl'],
  ['/about', undefined, 'nl;q=0,fy', 'en'],
  ['/about', undefined, 'en;q=0,nl;q=0.001', 'nl'],
  ['/about', undefined, '*', 'en'],
  ['/about', undefined, 'nds-NL', 'en'],
  ['/about', 'xx', 'nl', 'nl'],
  ['/about', '"nl"', '', 'en'],
  ['/nl-news', undefined, '', 'en'],
  ['/en/about', undefined, 'nl', 'nl'],
])('language choice: %s with cookie %j and Accept-Language "%s" is %s', (path, cookie, header, locale) => {
  expect(choose(path, cookie, header)).toBe(locale);
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

test.each([
  ['i18n_redirected=nl; i18n_redirected=en', 'nl'],
  ['i18n_redirected=', ''],
  ['old_i18n_redirected=nl', undefined],
  ['i18n_redirected_2=nl', undefined],
  [undefined, undefined],
])('language cookie: in %j it is %j', (cookies, value) => {
  expect(readLocaleCookie(cookies)).toBe(value);
});
