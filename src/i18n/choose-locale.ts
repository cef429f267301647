import { defaultLocale, isLocaleCode, type LocaleCode } from '#i18n/locales.ts';

/** What is known about a visit when its language is chosen. */
export interface LocaleClues {
  /** The address's path: `/nl/about`. */
  path: string;
  /** The value of the language cookie. */
  cookie: string | undefined;
  /** `navigator.languages`, or `Accept-Language` split at its commas: each with its weight, if it has one. */
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

/** The primary subtag and the weight of one language range; the weight is NaN when it is not a number. */
function parseRange(range: string) {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return { code: tag.split('-')[0], weight: Number(weight) };
}

/** The first supported language of a list, by weight (RFC 9110, section 12.5.4). */
function preferredLocale(languages: readonly string[]): LocaleCode | undefined {
  return languages
    .map(parseRange)
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ code }) => code)
    .find(isLocaleCode);
}

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
