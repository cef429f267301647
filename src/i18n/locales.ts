import type en from '#i18n/locales/en-GB.json';
import type nl from '#i18n/locales/nl-NL.json';

const codes = ['en', 'nl'] as const;

/** The code of one of the site's languages. */
export type LocaleCode = (typeof codes)[number];

/** The language of addresses without a prefix, and of a visitor of whom nothing else is known. */
export const defaultLocale = codes[0];

interface Details {
  /** The language's own name. */
  name: string;
  /** Its tag (BCP 47). */
  iso: string;
  /** The file of its texts, in `src/i18n/locales`. */
  file: `${string}.json`;
  /** The flag beside its name, by the file's name in flag-icons. */
  flag: string;
  /** Whether its words are so long that they are hyphenated. */
  hyphens: boolean;
}

const details = {
  en: { name: 'English', iso: 'en-GB', file: 'en-GB.json', flag: 'gb', hyphens: false },
  nl: { name: 'Nederlands', iso: 'nl-NL', file: 'nl-NL.json', flag: 'nl', hyphens: true },
} as const satisfies Record<LocaleCode, Details>;

// What few need stands in tables of its own, which bundles for the browser leave out.

/** Texts that are rightly the same as in English, each with the reason; any other is taken for not translated. */
export const sameAsEnglish: Record<LocaleCode, Readonly<Record<string, string>>> = {
  en: {},
  nl: {
    '{{title}} | Lichtkade': 'a pattern and a name',
    '© {{year}} {{company}}, Rotterdam': 'a sign, placeholders and a place name',
    Contact: 'the same word in both languages',
    Menu: 'the same word in both languages',
    Open: 'the same word in both languages',
    Privacy: 'the same word in both languages',
    'KvK {{name}}': 'the abbreviation of the Dutch register',
  },
};

/** Words that we leave to others, each with what we write instead; docs/editing says why. */
export const avoidedWords: Record<LocaleCode, Readonly<Record<string, string>>> = {
  en: {
    crafts: 'services, or what they are',
    texts: 'copy, words, wording',
    webshop: 'online shop',
    quotation: 'quote',
    utilise: 'use',
    leverage: 'use',
    'state-of-the-art': 'what it does',
    seamless: 'what it does',
    solutions: 'what they are',
    passionate: 'what you do',
    'in order to': 'to',
    'went live': 'launched, went online',
  },
  nl: {
    live: 'online',
    webshop: 'webwinkel',
    u: 'je',
    uw: 'je',
    kliks: 'klikken',
    middels: 'met',
    teneinde: 'om',
    'dienen te': 'moeten',
    ontzorgen: 'wat je doet',
    oplossingen: 'wat het zijn',
    gepassioneerd: 'wat je doet',
    'toegevoegde waarde': 'wat het oplevert',
  },
};

/** The words of the page that must work when nothing else does, the text files included. */
export const emergencyTexts: Record<LocaleCode, Readonly<Record<'page' | 'errorPage' | 'link', string>>> = {
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

/** The numbers that are written as words, from none on; lists, as a call would stand in every bundle. */
export const numberWords: Record<LocaleCode, readonly string[]> = {
  en: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  nl: [
    'nul',
    'één',
    'twee',
    'drie',
    'vier',
    'vijf',
    'zes',
    'zeven',
    'acht',
    'negen',
    'tien',
    'elf',
    'twaalf',
  ],
};

/** The texts of a language; English sets the shape. */
export type Texts = ReturnType<TextFiles[typeof defaultLocale]>;

/** Takes and gives: what has other keys, more or fewer, is another type. */
type Keys<Own> = (texts: Own) => Own;

/** Has the compiler find what one text file has and another lacks. */
interface TextFiles extends Record<LocaleCode, Keys<typeof en>> {
  en: Keys<typeof en>;
  nl: Keys<typeof nl>;
}

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
