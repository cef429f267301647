const codes = ['en', 'nl'] as const;

/** Code of a language of the site. */
export type LocaleCode = (typeof codes)[number];

/** The language without a URL prefix, and the fallback of language negotiation. */
export const defaultLocale = codes[0];

interface Details {
  /** Name of the language, in that language. */
  name: string;
  /** Language tag (BCP 47). */
  iso: string;
  /** Text file in `src/i18n/locales`. */
  file: `${string}.json`;
  /** File name of its flag in flag-icons. */
  flag: string;
  /** Whether to hyphenate, because the language has long words. */
  hyphens: boolean;
}

const details = {
  en: { name: 'English', iso: 'en-GB', file: 'en-GB.json', flag: 'gb', hyphens: false },
  nl: { name: 'Nederlands', iso: 'nl-NL', file: 'nl-NL.json', flag: 'nl', hyphens: true },
} as const satisfies Record<LocaleCode, Details>;

// Separate tables, so that bundles for the browser can leave them out.

/** Texts that are the same in English, with the reason. All others that are the same count as not translated. */
export const sameAsEnglish: Record<LocaleCode, Readonly<Record<string, string>>> = {
  en: {},
  nl: {
    Contact: 'the same word',
    Menu: 'the same word',
    Open: 'the same word',
    Privacy: 'the same word',
    'KvK {{number}}': 'the abbreviation of the Dutch register',
  },
};

/** Texts of the fallback error page, which must work without the text files. */
export const fallbackErrorTexts: Record<
  LocaleCode,
  Readonly<Record<'page' | 'errorPage' | 'link', string>>
> = {
  en: {
    page: 'An error occurred while rendering the page.',
    errorPage: 'An error occurred while showing the error page',
    link: 'Go back to home',
  },
  nl: {
    page: 'Er ging iets mis bij het tonen van de pagina.',
    errorPage: 'Er ging iets mis bij het tonen van de foutpagina',
    link: 'Terug naar de startpagina',
  },
};

/** Numbers written as words, from zero. */
export const numberWords: Record<LocaleCode, readonly string[]> = {
  en: /* @__PURE__ */ 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  nl: /* @__PURE__ */ 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' '),
};

/** Returns the details of a language. */
export const getLocale = (code: LocaleCode) => ({ code, ...details[code] });

/** A language: code, name, tag, text file, flag. */
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

/** All languages except the given one. */
export const otherLocales = (code: LocaleCode): Locale[] => locales.filter((locale) => locale.code !== code);
