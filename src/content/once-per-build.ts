import type { LocaleCode } from '#i18n/locales.ts';

/**
 * Caches a result per language, so that a build does not compute it once per page.
 * @param make computes the result
 * @returns the cached function; in development it computes the result each time
 */
export function oncePerBuild<Made>(make: (locale: LocaleCode) => Promise<Made>) {
  const made = new Map<LocaleCode, Promise<Made>>();
  return (locale: LocaleCode): Promise<Made> => {
    const making = (import.meta.env.PROD && made.get(locale)) || make(locale);
    made.set(locale, making);
    return making;
  };
}
