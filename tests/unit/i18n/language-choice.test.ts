import { expect, test } from 'vitest';
import { acceptedLanguages } from '#server/language.ts';
import { chooseOnEntry, readLocaleCookie } from '#shared/locale-choice.ts';

test.each([
  ['nl;q=0.8,en;q=0.8', 'nl'],
  ['nl;q=0,fy', 'en'],
  ['en;q=0,nl;q=0.001', 'nl'],
  ['*', 'en'],
  ['nds-NL', 'en'],
  ['nl_NL', 'nl'],
  ['*, nl;q=0.5', 'en'],
  ['nl, *;q=0.5', 'nl'],
  ['en-GB;q=0, *;q=0.1', 'nl'],
  ['*;q=0, nl', 'nl'],
  ['', 'en'],
])('language choice: on entry without cookie, Accept-Language "%s" is %s', (header, locale) => {
  expect(chooseOnEntry(undefined, acceptedLanguages(header))).toBe(locale);
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
