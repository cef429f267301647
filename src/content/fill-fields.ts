import { fillFacts } from '#i18n/facts.ts';
import type { LocaleCode } from '#i18n/locales.ts';

function fill(value: unknown, locale: LocaleCode): unknown {
  if (typeof value === 'string') return fillFacts(value, locale);
  if (Array.isArray(value)) {
    return value.map((item: unknown) =>
      typeof item === 'object' && item !== null ? fillFields(item, locale) : fill(item, locale),
    );
  }
  // Not pictures: Astro publishes the original of a picture whose properties are read.
  return value;
}

/**
 * Replaces the facts of the company, `{{people}}`, in the fields of an item, also in lists.
 * @param fields the item's front matter
 */
export const fillFields = <Fields extends object>(fields: Fields, locale: LocaleCode): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fill(value, locale)])) as Fields;
