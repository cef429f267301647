import type { LocaleCode } from '#i18n/shared/locales.ts';

/**
 * Caches a result per language, so that a build computes it once instead of once per page.
 * @param compute computes the result for a language
 * @returns the cached function; in development it isn't cached
 */
export function oncePerBuild<Result>(compute: (locale: LocaleCode) => Promise<Result>) {
  const cache = new Map<LocaleCode, Promise<Result>>();
  return (locale: LocaleCode): Promise<Result> => {
    const result = (import.meta.env.PROD && cache.get(locale)) || compute(locale);
    cache.set(locale, result);
    return result;
  };
}
