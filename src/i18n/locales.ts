/** The languages of the site; the first is the default and has no prefix. */
export const locales = [
  { code: 'en', name: 'English', iso: 'en-GB', file: 'en-GB.json', flag: 'gb' },
  { code: 'nl', name: 'Nederlands', iso: 'nl-NL', file: 'nl-NL.json', flag: 'nl' },
] as const;

export type Locale = (typeof locales)[number];
export type LocaleCode = Locale['code'];

/** The language of addresses without a prefix, and of a visitor of whom nothing else is known. */
export const defaultLocale = locales[0].code;

/**
 * Tells whether a text is the code of one of the site's languages.
 * @param value any text, for instance a path segment or a cookie's value
 */
export const isLocaleCode = (value: string | undefined): value is LocaleCode =>
  locales.some(({ code }) => code === value);

/**
 * The whole entry of a language.
 * @param code a known language code
 */
export const getLocale = (code: LocaleCode): Locale =>
  locales.find((locale) => locale.code === code) ?? locales[0];

/** The languages other than the given one. */
export const otherLocales = (code: LocaleCode): Locale[] => locales.filter((locale) => locale.code !== code);
