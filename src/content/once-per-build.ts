import type { LocaleCode } from '#i18n/locales.ts';

/**
 * Keeps what a language needs on every page, so that nothing is read, sorted or searched once per page.
 * @param make makes it
 * @returns a function that gives the same, made once per language and build, and anew each time while editing
 */
export function oncePerBuild<Made>(make: (locale: LocaleCode) => Promise<Made>) {
  const made = new Map<LocaleCode, Promise<Made>>();
  return (locale: LocaleCode): Promise<Made> => {
    const making = (import.meta.env.PROD && made.get(locale)) || make(locale);
    made.set(locale, making);
    return making;
  };
}
