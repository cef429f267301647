import { company } from '#company';
import { capitalize, formatWeekday } from '#i18n/format.ts';
import type { LocaleCode } from '#i18n/shared/locales.ts';
import { useTranslations } from '#i18n/translations.ts';

/**
 * Formats the opening hours.
 * @returns a row per group of days: `Monday to Thursday`, `9:00 to 17:30`
 */
export function getOpeningHours(locale: LocaleCode) {
  const t = useTranslations(locale);
  const formatTime = (time: string) => {
    const [hour = '', minute] = time.split(':');
    return t('contact.hours.time', { hour: Number(hour), minute });
  };
  return company.hours.map(({ days, opens, closes }) => {
    const names = days.map((day) => formatWeekday(day, locale));
    const [first = '', last = first] = [names[0], names.at(-1)];
    return {
      days: capitalize(first === last ? first : t('contact.hours.dayRange', { first, last }), locale),
      times: t('contact.hours.timeRange', { opens: formatTime(opens), closes: formatTime(closes) }),
    };
  });
}
