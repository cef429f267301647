import { defaultLocale, isLocaleCode, type LocaleCode } from '#i18n/locales.ts';

/** What is known about a visit when its language is chosen. */
export interface LocaleClues {
  /** The address's path: `/nl/about`. */
  path: string;
  /** The value of the language cookie. */
  cookie: string | undefined;
  /** What the visitor reads, the best first: `navigator.languages`, or what `Accept-Language` comes to. */
  languages: readonly string[];
  /** Whether the visitor comes from outside: a link followed inside the site is already a choice. */
  entry: boolean;
}

/**
 * The language that an address is written for.
 * @param path any path, that of an unknown page included
 * @returns the language of its prefix, or the default one
 */
export function localeOfPath(path: string): LocaleCode {
  const [, first] = path.split('/', 2);
  return isLocaleCode(first) ? first : defaultLocale;
}

/** The first supported language of a list, by its primary subtag. */
const preferredLocale = (languages: readonly string[]): LocaleCode | undefined =>
  languages.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLocaleCode);

/**
 * The language in which a visitor goes on who comes from outside to an address without a prefix.
 * @returns the stored language, or the browser's first supported one, or the default
 */
export const chooseOnEntry = ({
  cookie,
  languages,
}: Pick<LocaleClues, 'cookie' | 'languages'>): LocaleCode =>
  isLocaleCode(cookie) ? cookie : (preferredLocale(languages) ?? defaultLocale);

/**
 * The language in which a visit goes on. One rule for the server, the edge and the page itself.
 * @param clues what is known about the visit
 * @returns the language of a prefix; on entry without one the stored language, then the browser's first
 *   supported one; otherwise the language of the address
 */
export function chooseLocale({ path, entry, ...clues }: LocaleClues): LocaleCode {
  const own = localeOfPath(path);
  return own === defaultLocale && entry ? chooseOnEntry(clues) : own;
}
