import { defaultLocale, isLocaleCode, type LocaleCode } from '#i18n/locales.ts';

/** Where a system says in which language it speaks; the first that says anything holds. */
const variables = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/**
 * The language in which tools speak to somebody who works on the site.
 * @param environment the process's variables, `LANG=nl_NL.UTF-8` among them
 * @param system what the system says otherwise, as a tag such as `nl-NL`
 * @returns the system's language, or the default one where the site does not have it
 */
export function editorLocale(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  system = new Intl.DateTimeFormat().resolvedOptions().locale,
): LocaleCode {
  const wanted = variables.map((name) => environment[name]).find(Boolean) ?? system;
  const language = wanted.toLowerCase().split(/[-_.@]/, 1)[0];
  return isLocaleCode(language) ? language : defaultLocale;
}
