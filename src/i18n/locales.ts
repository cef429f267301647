const codes = ['en', 'nl'] as const;

/** The code of one of the site's languages. */
export type LocaleCode = (typeof codes)[number];

/** The language of addresses without a prefix, and of a visitor of whom nothing else is known. */
export const defaultLocale = codes[0];

const details = {
  en: { name: 'English', iso: 'en-GB', file: 'en-GB.json', flag: 'gb' },
  nl: { name: 'Nederlands', iso: 'nl-NL', file: 'nl-NL.json', flag: 'nl' },
} as const satisfies Record<LocaleCode, object>;

/**
 * The whole entry of a language.
 * @param code a known language code
 */
export const getLocale = (code: LocaleCode) => ({ code, ...details[code] });

/** A language: its code, its own name, its tag, the file of its texts and its flag. */
export type Locale = ReturnType<typeof getLocale>;

/** The languages of the site, the default one first. The scripts in the head need the codes only, and get no more. */
export const locales: readonly Locale[] = /* @__PURE__ */ codes.map(getLocale);

/**
 * Tells whether a text is the code of one of the site's languages.
 * @param value any text, for instance a path segment or a cookie's value
 */
export const isLocaleCode = (value: string | undefined): value is LocaleCode =>
  codes.some((code) => code === value);

/** The languages other than the given one. */
export const otherLocales = (code: LocaleCode): Locale[] => locales.filter((locale) => locale.code !== code);
