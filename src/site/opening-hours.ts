import { company } from '#company';
import { publishDay } from '#content/publication.ts';
import { companyIn } from '#i18n/facts.ts';
import { capitalize, formatDate, formatList, formatWeekday, toPlainDate, weekdays } from '#i18n/format.ts';
import { useTranslations } from '#i18n/translations.ts';
import type { LocaleCode } from '#shared/locales.ts';

/** The days on which the company is closed, those that are past left out. */
export const getClosedDays = (locale: LocaleCode) =>
  companyIn(locale).closed.filter(({ to }) => to >= toPlainDate(publishDay()));

/**
 * Writes opening hours in a language, by default those of the company.
 * @returns `open`: a row for each group of days, such as `Monday to Thursday` and `9:00 to 17:30`; `closed`:
 *   a sentence about the other days of a week, and one for each period in which the company is closed
 */
export function getOpeningHours(locale: LocaleCode, hours = company.hours) {
  const t = useTranslations(locale);

  const formatTime = (time: string) => {
    const [hour = '', minute] = time.split(':');
    return t('contact.hours.time', { hour: Number(hour), minute });
  };

  /** `Monday to Thursday`, or `Monday and Thursday`. */
  const formatDays = (days: string[]) => {
    const names = days.map((day) => formatWeekday(day, locale));
    const isRange = days.length > 2 && weekdays.join().includes(days.join());
    return isRange
      ? t('contact.hours.dayRange', { first: names[0], last: names.at(-1) })
      : formatList(names, locale);
  };

  const formatTimes = (times: { opens: string; closes: string }[]) => {
    const ranges = times.map(({ opens, closes }) =>
      t('contact.hours.timeRange', { opens: formatTime(opens), closes: formatTime(closes) }),
    );
    return ranges.length > 0 ? formatList(ranges, locale) : t('contact.hours.appointment');
  };

  const formatClosed = ({ from, to, why }: ReturnType<typeof getClosedDays>[number]) => {
    const [first, last] = [from, to].map((day) => formatDate(new Date(day), locale));
    const days = t(from === to ? 'contact.hours.closedDay' : 'contact.hours.closedDays', { first, last });
    return why ? `${days}: ${why}.` : `${days}.`;
  };

  const otherDays = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)));
  const weekly = otherDays.length > 0 ? [t('contact.hours.closed', { days: formatDays(otherDays) })] : [];
  return {
    open: hours.map(({ days, times = [] }) => ({
      days: capitalize(formatDays(days), locale),
      times: formatTimes(times),
    })),
    closed: [...weekly, ...getClosedDays(locale).map(formatClosed)],
  };
}
