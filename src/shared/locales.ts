import { codes, details, type LocaleCode } from '#shared/languages.ts';

export type { LocaleCode };

/** The language without a URL prefix, and the fallback of language negotiation. */
export const defaultLocale = codes[0];

export const getLocale = (code: LocaleCode) => ({ code, ...details[code] });

export type Locale = ReturnType<typeof getLocale>;

// `__PURE__` lets scripts that need only the codes drop the details.
/** Languages of the site, the default one first. */
export const locales: readonly Locale[] = /* @__PURE__ */ codes.map(getLocale);

/**
 * Whether a string is the code of a language of the site.
 * @param value any string, for example a path segment or a cookie's value
 */
export const isLocaleCode = (value: string | undefined): value is LocaleCode =>
  codes.some((code) => code === value);

export const otherLocales = (code: LocaleCode): Locale[] => locales.filter((locale) => locale.code !== code);
