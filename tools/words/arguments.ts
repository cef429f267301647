import { parseArgs } from 'node:util';
import { editorLocale } from '#i18n/editor-locale.ts';
import { isLocaleCode, locales, type LocaleCode } from '#i18n/locales.ts';
import { say } from './words.ts';

const language = { lang: { type: 'string' } } as const;

/**
 * Reads what was given to a command: `--lang nl`, and whatever else it wants.
 * @param args without the command
 * @param system the language where none is given
 * @param own the command's own options, each of which wants a text
 * @returns the language to speak, the other arguments, and the values of the command's own options
 * @throws {Error} in the system's language, on a language that the site does not have, or another option
 */
export function readArguments(
  args: readonly string[],
  system = editorLocale(),
  own: readonly string[] = [],
): { locale: LocaleCode; rest: string[]; values: Record<string, string> } {
  const options = {
    ...language,
    ...Object.fromEntries(own.map((name) => [name, { type: 'string' as const }])),
  };
  const { values: given, positionals } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
  });
  const known = Object.keys(options);
  const option = Object.keys(given).find((name) => !known.includes(name));
  if (option !== undefined) throw new Error(say({ code: 'unknownOption', option, known }, system));
  const { lang = system, ...others } = given;
  // An option without its value is true.
  if (typeof lang !== 'string' || !isLocaleCode(lang)) {
    const languages = locales.map(({ code }) => code);
    throw new Error(
      say({ code: 'unknownLanguage', given: lang === true ? '?' : String(lang), known: languages }, system),
    );
  }
  const values = Object.entries(others).map(([name, value]) => [name, value === true ? '' : String(value)]);
  return { locale: lang, rest: positionals, values: Object.fromEntries(values) as Record<string, string> };
}
