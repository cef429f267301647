import { getLocale, type LocaleCode } from '#shared/locales.ts';

/** Dates in content are days, stored as midnight UTC. */
const format = (date: Date, locale: LocaleCode, options: Intl.DateTimeFormatOptions): string =>
  date.toLocaleDateString(getLocale(locale).iso, { ...options, timeZone: 'UTC' });

/** Formats a day: `20 November 2026`, `20 november 2026`. */
export const formatDate = (date: Date, locale: LocaleCode): string =>
  format(date, locale, { dateStyle: 'long' });

export const formatMonth = (date: Date, locale: LocaleCode) => ({
  month: format(date, locale, { month: 'long' }),
  year: String(date.getUTCFullYear()),
});

/**
 * Formats a day as the three parts of a date block.
 * @returns the day (`3`), the short month without a full stop (`Sept`, `sep`) and the year
 */
export function formatDateBlock(date: Date, locale: LocaleCode) {
  const month = format(date, locale, { month: 'short' }).replace('.', '');
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
  format(new Date(Date.UTC(2024, 0, 1 + weekdays.findIndex((name) => name === day))), locale, {
    weekday: 'long',
  });

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
