import { defaultLocale, isLocaleCode, type LocaleCode } from '#i18n/shared/locales.ts';
import { parsePath } from '#i18n/shared/urls.ts';

/** The input of language negotiation. */
export interface LocaleClues {
  /** Path of the request: `/nl/about`. */
  path: string;
  /** The value of the language cookie. */
  cookie: string | undefined;
  /** Preferred languages, best first: `navigator.languages` or the parsed `Accept-Language`. */
  languages: readonly string[];
  /** Whether the visitor comes from outside. A link followed inside the site is already a choice. */
  entry: boolean;
}

/**
 * The language of a path.
 * @param path any path, even of an unknown page
 * @returns the language of its prefix, otherwise the default language
 */
export const localeOfPath = (path: string): LocaleCode => parsePath(path).locale;

/** The first supported language, by primary subtag. */
const preferredLocale = (languages: readonly string[]): LocaleCode | undefined =>
  languages.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLocaleCode);

/**
 * Chooses the language on entry at a path without a prefix.
 * @returns the language in the cookie, otherwise the browser's first supported one, otherwise the default
 */
export const chooseOnEntry = ({
  cookie,
  languages,
}: Pick<LocaleClues, 'cookie' | 'languages'>): LocaleCode =>
  isLocaleCode(cookie) ? cookie : (preferredLocale(languages) ?? defaultLocale);

/**
 * Chooses the language of a response. The same rule runs on Node, on Workers and in the page.
 * @returns the language of the prefix; on entry without a prefix the language in the cookie, then the browser's first
 *   supported one, then the default
 */
export function chooseLocale({ path, entry, ...clues }: LocaleClues): LocaleCode {
  const own = localeOfPath(path);
  return own === defaultLocale && entry ? chooseOnEntry(clues) : own;
}
