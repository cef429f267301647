import type { LocaleCode } from '#i18n/locales.ts';

/** The name of the cookie in which a visitor's choice of language is kept. */
export const localeCookieName = 'i18n_redirected';

/** How long the choice is kept, in days. */
export const localeCookieDays = 365;

const maxAge = localeCookieDays * 24 * 60 * 60;

/**
 * The cookie that stores a choice. Not `Secure`, as the site also runs on plain HTTP; not `HttpOnly`, as
 * the language menu writes it too.
 * @param locale the chosen language
 * @returns one text for a `Set-Cookie` header and for `document.cookie` alike (RFC 6265, section 4.1)
 */
export const serializeLocaleCookie = (locale: LocaleCode): string =>
  `${localeCookieName}=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Lax`;

/**
 * Finds the stored choice.
 * @param cookies a `Cookie` header, or `document.cookie`
 * @returns the value as it stands, checked by nobody yet; of several the first; nothing when there is none
 */
export function readLocaleCookie(cookies: string | undefined): string | undefined {
  const prefix = `${localeCookieName}=`;
  const pairs = cookies?.split(';').map((pair) => pair.trim()) ?? [];
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
}
