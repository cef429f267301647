import { getLocale, locales, type LocaleCode } from '#i18n/locales.ts';

/** Makes a formatter for each language: to make one takes longer than a hundred dates. */
const formatters = (options: Intl.DateTimeFormatOptions) =>
  Object.fromEntries(
    // Dates in content are plain days, stored as midnight UTC.
    locales.map(({ code, iso }) => [code, new Intl.DateTimeFormat(iso, { ...options, timeZone: 'UTC' })]),
  ) as Record<LocaleCode, Intl.DateTimeFormat>;

const inFull = formatters({ dateStyle: 'long' });
const monthInFull = formatters({ month: 'long', year: 'numeric' });
const weekday = formatters({ weekday: 'long' });
const inParts = formatters({ day: 'numeric', month: 'short', year: 'numeric' });

/** A day in full: `20 November 2026`, `20 november 2026`. */
export const formatDate = (date: Date, locale: LocaleCode): string => inFull[locale].format(date);

/** The two parts of a month: `November` and `2026`. */
export function formatMonth(date: Date, locale: LocaleCode) {
  const parts = monthInFull[locale].formatToParts(date);
  return { month: partOf(parts, 'month'), year: partOf(parts, 'year') };
}

/**
 * The three parts of a date block.
 * @returns the day (`3`), the short month without a full stop (`Sep`, `sep`) and the year
 */
export function formatDateBlock(date: Date, locale: LocaleCode) {
  const parts = inParts[locale].formatToParts(date);
  const month = partOf(parts, 'month').replace('.', '').slice(0, 3);
  return { day: partOf(parts, 'day'), month, year: partOf(parts, 'year') };
}

const partOf = (parts: Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes) =>
  parts.find((part) => part.type === type)?.value ?? '';

/** A day as `<time datetime>` wants it: `2026-11-20`. */
export const toPlainDate = (date: Date): string => date.toISOString().slice(0, 10);

/** The days on which a company may be open, as company.ts names them. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * A day of the week: `Monday`, `maandag`.
 * @param day its English name
 */
export const formatWeekday = (day: string, locale: LocaleCode): string =>
  // The first of January 2024 was a Monday.
  weekday[locale].format(new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))));

/** The text with a capital letter at its beginning. */
export const capitalize = (text: string, locale: LocaleCode): string =>
  text.slice(0, 1).toLocaleUpperCase(getLocale(locale).iso) + text.slice(1);

/**
 * The names of languages as one phrase: `Dutch`, `Engels en Frans`.
 * @param languages whose names
 * @param locale in which language
 */
export function nameLanguages(languages: LocaleCode[], locale: LocaleCode): string {
  const { iso } = getLocale(locale);
  const names = new Intl.DisplayNames(iso, { type: 'language' });
  return new Intl.ListFormat(iso).format(languages.map((code) => names.of(code) ?? code));
}
