import { defaultLocale, isLocaleCode, type LocaleCode } from '#shared/locales.ts';
import { parsePath } from '#shared/urls.ts';

/** What a visitor's browser says of languages. */
interface Preferences {
  cookie: LocaleCode | undefined;
  /** Preferred languages, best first: `navigator.languages` or the parsed `Accept-Language`. */
  languages: readonly string[];
}

/**
 * The language of a path.
 * @param path any path, even of an unknown page
 * @returns the language of its prefix, otherwise the default language
 */
export const localeOfPath = (path: string): LocaleCode => parsePath(path).locale;

/** The first supported language, by primary subtag; some clients write `nl_NL`. */
const preferredLocale = (languages: readonly string[]): LocaleCode | undefined =>
  languages.map((tag) => tag.split(/[-_]/)[0]?.toLowerCase()).find(isLocaleCode);

/**
 * Chooses the language on entry at a path without a prefix.
 * @returns the language in the cookie, otherwise the browser's first supported one, otherwise the default
 */
export const chooseOnEntry = ({ cookie, languages }: Preferences): LocaleCode =>
  cookie ?? preferredLocale(languages) ?? defaultLocale;

/**
 * Chooses the language of a response. The same rule runs on Node, on Workers and in the page.
 * @param clues.path of the request: `/nl/about`
 * @param clues.entry whether the visitor comes from outside; a link followed inside the site is already a
 *   choice
 * @returns the language of the prefix; on entry without a prefix the language in the cookie, then the
 *   browser's first supported one, then the default
 */
export function chooseLocale(clues: Preferences & { path: string; entry: boolean }): LocaleCode {
  const own = localeOfPath(clues.path);
  return own === defaultLocale && clues.entry ? chooseOnEntry(clues) : own;
}
