import { defaultLocale, isLocaleCode, type LocaleCode } from '#shared/locales.ts';

export const localeCookieName = 'i18n_redirected';

export const localeCookieDays = 365;

/**
 * Serializes the language cookie. Not `Secure`, because the site also runs on plain HTTP; not `HttpOnly`,
 * because the language menu writes it too.
 * @returns a value for `Set-Cookie` and for `document.cookie` (RFC 6265, section 4.1)
 */
export const serializeLocaleCookie = (locale: LocaleCode): string =>
  `${localeCookieName}=${locale}; Max-Age=${localeCookieDays * 24 * 60 * 60}; Path=/; SameSite=Lax`;

/**
 * Reads the language cookie.
 * @param cookies a `Cookie` header, of which HTTP/2 allows several and Workers join them by commas, or
 *   `document.cookie`
 * @returns the first value that is a language: another site of the domain may have a cookie of the same name
 */
export function readLocaleCookie(cookies: string | undefined): LocaleCode | undefined {
  const prefix = `${localeCookieName}=`;
  const pairs = cookies?.split(/[;,]/).map((pair) => pair.trim()) ?? [];
  return pairs
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length))
    .find(isLocaleCode);
}

/** The first supported language, by primary subtag; some clients write `nl_NL`. */
const preferredLocale = (languages: readonly string[]): LocaleCode | undefined =>
  languages.map((tag) => tag.split(/[-_]/)[0]?.toLowerCase()).find(isLocaleCode);

/**
 * Chooses the language of a visitor who enters the site at a path without a prefix. The same rule runs on
 * Node, on Workers and in the page. A prefix is already a choice, and so is a link inside the site.
 * @param cookie the language in the cookie, which comes first
 * @param languages preferred languages, best first: `navigator.languages` or the parsed `Accept-Language`
 */
export const chooseOnEntry = (cookie: LocaleCode | undefined, languages: readonly string[]): LocaleCode =>
  cookie ?? preferredLocale(languages) ?? defaultLocale;
