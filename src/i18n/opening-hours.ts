import { company } from '#company';
import { capitalize, formatList, formatWeekday, weekdays } from '#i18n/format.ts';
import type { LocaleCode } from '#shared/locales.ts';
import { useTranslations } from '#i18n/translations.ts';

/**
 * Writes the company's opening hours in a language.
 * @returns `open`: a row for each group of days, such as `Monday to Thursday` and `9:00 to 17:30`; `closed`: the other
 *   days, in one text, or an empty one
 */
export function getOpeningHours(locale: LocaleCode) {
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

  const open = company.hours.map(({ days, opens, closes }) => ({
    days: capitalize(formatDays(days), locale),
    times: t('contact.hours.timeRange', { opens: formatTime(opens), closes: formatTime(closes) }),
  }));
  const closedDays = weekdays.filter((day) => !company.hours.some(({ days }) => days.includes(day)));
  return { open, closed: formatDays(closedDays) };
}
