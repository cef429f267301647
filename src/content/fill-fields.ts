import { fillFacts } from '#i18n/facts.ts';
import type { LocaleCode } from '#i18n/locales.ts';

function fill(value: unknown, locale: LocaleCode): unknown {
  if (typeof value === 'string') return fillFacts(value, locale);
  if (Array.isArray(value)) {
    return value.map((item: unknown) =>
      typeof item === 'object' && item !== null ? fillFields(item, locale) : fill(item, locale),
    );
  }
  // A picture is left alone: Astro publishes the original of one of which anything is read.
  return value;
}

/**
 * Puts the company's facts into the texts of an item, those in its lists included.
 * @param fields the item's front matter
 */
export const fillFields = <Fields extends object>(fields: Fields, locale: LocaleCode): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fill(value, locale)])) as Fields;
