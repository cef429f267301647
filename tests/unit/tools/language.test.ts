import { expect, test } from 'vitest';
import { editorLocale } from '#i18n/editor-locale.ts';
import { readArguments } from '#tools/words/arguments.ts';

const systems: [environment: Record<string, string>, system: string, locale: string][] = [
  [{ LANG: 'nl_NL.UTF-8' }, 'en-US', 'nl'],
  [{ LANG: 'nl_BE@euro' }, 'en-US', 'nl'],
  [{ LANG: 'nl' }, 'en-US', 'nl'],
  [{ LANG: 'nl_NL', LC_MESSAGES: 'en_GB' }, 'nl-NL', 'en'],
  [{ LANG: 'en_GB', LC_MESSAGES: 'en_GB', LC_ALL: 'nl_NL' }, 'en-US', 'nl'],
  [{ LANG: 'nl_NL', LC_ALL: '' }, 'en-US', 'nl'],
  // A language that the site does not have, and none
  [{ LANG: 'de_DE.UTF-8' }, 'nl-NL', 'en'],
  [{ LANG: 'C.UTF-8' }, 'nl-NL', 'en'],
  [{ LANG: 'POSIX' }, 'nl-NL', 'en'],
  // A system without such variables
  [{}, 'nl-NL', 'nl'],
  [{}, 'fr', 'en'],
];

test.for(systems)('with %j on %s tools speak %s', ([environment, system, locale]) => {
  expect(editorLocale(environment, system)).toBe(locale);
});

test('a language that is given goes before the system’s', () => {
  expect(readArguments(['--lang', 'nl'], 'en')).toEqual({ locale: 'nl', rest: [], values: {} });
  expect(readArguments(['news', '--lang=en', 'A title'], 'nl')).toEqual({
    locale: 'en',
    rest: ['news', 'A title'],
    values: {},
  });
  expect(readArguments([], 'nl')).toEqual({ locale: 'nl', rest: [], values: {} });
});

test.for([
  [['--lang', 'xx'], '--lang xx is geen taal van de site: kies uit en, nl.'],
  [['--lang'], '--lang ? is geen taal van de site: kies uit en, nl.'],
  [['--taal', 'nl'], '--taal is geen optie: kies uit --lang.'],
] as const)('%j is refused in the system’s language', ([args, message]) => {
  expect(() => readArguments(args, 'nl')).toThrow(new Error(message));
});
