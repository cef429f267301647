import { getLocale, locales, type LocaleCode } from '#shared/locales.ts';

/** One formatter per language. Creating one takes longer than formatting a hundred dates. */
const formatters = (options: Intl.DateTimeFormatOptions) =>
  Object.fromEntries(
    // Dates in content are days, stored as midnight UTC.
    locales.map(({ code, iso }) => [code, new Intl.DateTimeFormat(iso, { ...options, timeZone: 'UTC' })]),
  ) as Record<LocaleCode, Intl.DateTimeFormat>;

const longDate = formatters({ dateStyle: 'long' });
const longMonth = formatters({ month: 'long' });
const weekdayName = formatters({ weekday: 'long' });
const shortMonth = formatters({ month: 'short' });

/** Formats a day: `20 November 2026`, `20 november 2026`. */
export const formatDate = (date: Date, locale: LocaleCode): string => longDate[locale].format(date);

export function formatMonth(date: Date, locale: LocaleCode) {
  return { month: longMonth[locale].format(date), year: String(date.getUTCFullYear()) };
}

/**
 * Formats a day as the three parts of a date block.
 * @returns the day (`3`), the short month without a full stop (`Sept`, `sep`) and the year
 */
export function formatDateBlock(date: Date, locale: LocaleCode) {
  const month = shortMonth[locale].format(date).replace('.', '');
  return { day: String(date.getUTCDate()), month, year: String(date.getUTCFullYear()) };
}

/** Formats a day for `<time datetime>`: `2026-11-20`. */
export const toPlainDate = (date: Date): string => date.toISOString().slice(0, 10);

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/**
 * Formats a day of the week: `Monday`, `maandag`.
 * @param day its English name
 */
export const formatWeekday = (day: string, locale: LocaleCode): string =>
  // 1 January 2024 was a Monday.
  weekdayName[locale].format(new Date(Date.UTC(2024, 0, 1 + weekdays.findIndex((name) => name === day))));

export const capitalize = (text: string, locale: LocaleCode): string =>
  text.slice(0, 1).toLocaleUpperCase(getLocale(locale).iso) + text.slice(1);

/** Joins words: `Saturday and Sunday`. */
export const formatList = (words: string[], locale: LocaleCode): string =>
  new Intl.ListFormat(getLocale(locale).iso).format(words);

/**
 * Joins the names of languages: `Dutch`, `Engels en Frans`.
 * @param languages the languages to name
 * @param locale the language to write in
 */
export function nameLanguages(languages: LocaleCode[], locale: LocaleCode): string {
  const names = new Intl.DisplayNames(getLocale(locale).iso, { type: 'language' });
  const words = languages.map((code) => names.of(code) ?? code);
  return formatList(words, locale);
}
