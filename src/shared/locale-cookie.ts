import type { LocaleCode } from '#shared/locales.ts';

/** Name of the cookie that stores the visitor's language. */
export const localeCookieName = 'i18n_redirected';

/** Lifetime of the cookie, in days. */
export const localeCookieDays = 365;

const maxAge = localeCookieDays * 24 * 60 * 60;

/**
 * Serializes the language cookie. Not `Secure`, because the site also runs on plain HTTP; not `HttpOnly`, because the
 * language menu writes it too.
 * @param locale the chosen language
 * @returns a value for `Set-Cookie` and for `document.cookie` (RFC 6265, section 4.1)
 */
export const serializeLocaleCookie = (locale: LocaleCode): string =>
  `${localeCookieName}=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Lax`;

/**
 * Reads the language cookie.
 * @param cookies a `Cookie` header, or `document.cookie`
 * @returns its value, not validated; the first if there are several; undefined without one
 */
export function readLocaleCookie(cookies: string | undefined): string | undefined {
  const prefix = `${localeCookieName}=`;
  const pairs = cookies?.split(';').map((pair) => pair.trim()) ?? [];
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
}
