/*
  The languages of the site, and what is written in each of them apart from its text files. The tables are
  separate, so that bundles for the browser can leave them out.
*/

/** Codes of the languages. The first is the default one, which has no URL prefix. */
export const codes = ['en', 'nl'] as const;

export type LocaleCode = (typeof codes)[number];

interface Details {
  /** Name of the language, in that language. */
  name: string;
  /** Language tag (BCP 47). */
  iso: string;
  /** Text file in `src/i18n/locales` and `src/i18n/interface`. */
  file: `${string}.json`;
  /** File name of its flag in flag-icons. */
  flag: string;
  /** Whether to hyphenate, because the language has long words. */
  hyphens: boolean;
}

export const details = {
  en: { name: 'English', iso: 'en-GB', file: 'en-GB.json', flag: 'gb', hyphens: false },
  nl: { name: 'Nederlands', iso: 'nl-NL', file: 'nl-NL.json', flag: 'nl', hyphens: true },
} as const satisfies Record<LocaleCode, Details>;

/** Texts that may equal those of the default language, with the reason. Others count as untranslated. */
export const sameAsDefault: Record<LocaleCode, Readonly<Record<string, string>>> = {
  en: { Contact: 'the same word', Menu: 'the same word' },
  nl: { Contact: 'the same word', Menu: 'the same word' },
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
    page: 'Er ging iets mis op deze pagina',
    errorPage: 'Er ging iets mis bij het tonen van de foutpagina',
    link: 'Terug naar de startpagina',
  },
};

/** Numbers written as words, from zero. */
export const numberWords: Record<LocaleCode, readonly string[]> = {
  en: /* @__PURE__ */ (
    'zero one two three four five six seven eight nine ten eleven twelve ' +
    'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
  ).split(' '),
  nl: /* @__PURE__ */ (
    'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf ' +
    'dertien veertien vijftien zestien zeventien achttien negentien twintig'
  ).split(' '),
};
