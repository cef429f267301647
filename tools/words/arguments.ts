import { parseArgs } from 'node:util';
import { editorLocale } from '#i18n/editor-locale.ts';
import { isLocaleCode, locales, type LocaleCode } from '#i18n/locales.ts';
import { say } from './words.ts';

const options = { lang: { type: 'string' } } as const;

/**
 * Reads what was given to a command: `--lang nl`, and whatever else it wants.
 * @param args without the command
 * @param system the language where none is given
 * @returns the language to speak, and the other arguments
 * @throws {Error} in the system's language, on a language that the site does not have, or another option
 */
export function readArguments(
  args: readonly string[],
  system = editorLocale(),
): { locale: LocaleCode; rest: string[] } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
  });
  const known = Object.keys(options);
  const option = Object.keys(values).find((name) => !known.includes(name));
  if (option !== undefined) throw new Error(say({ code: 'unknownOption', option, known }, system));
  const { lang } = values;
  if (lang === undefined) return { locale: system, rest: positionals };
  if (typeof lang === 'string' && isLocaleCode(lang)) return { locale: lang, rest: positionals };
  const given = lang === true ? '?' : String(lang);
  throw new Error(say({ code: 'unknownLanguage', given, known: locales.map(({ code }) => code) }, system));
}
