import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAcceptLanguage } from '#i18n/accept-language.ts';
import { chooseLocale, localeOfPath } from '#i18n/choose-locale.ts';
import { localeCookieName, readLocaleCookie, serializeLocaleCookie } from '#i18n/locale-cookie.ts';
import { locales } from '#i18n/locales.ts';
import { localeChoices } from '#tests/cases/locale-choice.ts';

const runs = { numRuns: 10_000 };
const codes = locales.map(({ code }) => code);

const clues = fc.record({
  path: fc.oneof(
    fc.webPath(),
    fc.string().map((text) => `/${text}`),
    fc.constantFrom('/', '/nl', '/nl/x', '/nl//x'),
  ),
  cookie: fc.option(fc.oneof(fc.string(), fc.constantFrom(...codes)), { nil: undefined }),
  languages: fc.array(fc.oneof(fc.string(), fc.constantFrom('nl', 'nl;q=0', 'en-GB;q=0.7', '*', 'nl;q=1e3'))),
  entry: fc.boolean(),
});

describe('the language of a visit', () => {
  test.each(localeChoices)('a visitor $of gets $want', ({ want, languages, ...given }) => {
    expect(chooseLocale({ ...given, languages: parseAcceptLanguage(languages.join()) })).toBe(want);
  });

  test('is always one of the site’s', () => {
    fc.assert(
      fc.property(clues, (given) => codes.includes(chooseLocale(given))),
      runs,
    );
  });

  test('is that of the address inside the site, whatever else is known', () => {
    fc.assert(
      fc.property(clues, (given) => chooseLocale({ ...given, entry: false }) === localeOfPath(given.path)),
      runs,
    );
  });

  test('never leaves a prefix, so that no redirect can go round', () => {
    fc.assert(
      fc.property(clues, (given) => chooseLocale({ ...given, path: `/nl${given.path}` }) === 'nl'),
      runs,
    );
  });
});

describe('the language cookie', () => {
  test('is written as the specification says', () => {
    expect(serializeLocaleCookie('nl')).toBe('i18n_redirected=nl; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  test.each([
    ['i18n_redirected=nl', 'nl'],
    ['theme=dark; i18n_redirected=nl; x=1', 'nl'],
    ['theme=dark;i18n_redirected=nl', 'nl'],
    ['i18n_redirected=nl; i18n_redirected=en', 'nl'],
    ['i18n_redirected=', ''],
    ['old_i18n_redirected=nl', undefined],
    ['i18n_redirected', undefined],
    ['i18n_redirected_2=nl', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is found in %j', (cookies, value) => {
    expect(readLocaleCookie(cookies)).toBe(value);
  });

  test('is read as it was written, among any others', () => {
    const other = fc.string().filter((text) => !text.includes(localeCookieName));
    fc.assert(
      fc.property(fc.constantFrom(...codes), other, other, (code, before, after) => {
        const [pair = ''] = serializeLocaleCookie(code).split(';');
        return readLocaleCookie(`${before};${pair};${after}`) === code;
      }),
      runs,
    );
  });
});
