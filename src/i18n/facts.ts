import { company, facts } from '#company';
import { numberWords } from '#i18n/shared/languages.ts';
import { getLocale, locales, type LocaleCode } from '#i18n/shared/locales.ts';

/** The value of a fact. A price is a whole amount of the company's currency. */
export type Fact = string | number | { readonly amount: number };

/** Writes a fact as a language does: small numbers as words, others as figures. */
export function formatFact(value: Fact, locale: LocaleCode): string {
  if (typeof value === 'string') return value;
  const { iso } = getLocale(locale);
  if (typeof value === 'object') {
    const options = { style: 'currency', currency: company.currency, maximumFractionDigits: 0 } as const;
    return new Intl.NumberFormat(iso, options).format(value.amount);
  }
  // Years have no thousands separator. A language that is being added may lack its words.
  return numberWords[locale]?.[value] ?? value.toLocaleString(iso, { useGrouping: false });
}

// Once per language, because creating a number format is slow.
const formatted = new Map(
  locales.map(({ code }) => [
    code,
    Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, formatFact(value, code)])),
  ]),
);

/**
 * The company's facts, in the words of a language.
 * @returns each fact by name: `{ people: 'twelve', founded: '2020', hourPrice: '€95', … }`
 */
export const factsIn = (locale: LocaleCode): Record<string, string> => formatted.get(locale) ?? {};

/** A placeholder for a fact: `{{people}}`. */
export const factPattern = /\{\{(\w+)\}\}/g;

/**
 * Replaces placeholders such as `{{people}}` by the company's facts.
 * @param text the text; unknown placeholders are left unchanged
 */
export function fillFacts(text: string, locale: LocaleCode): string {
  const known = factsIn(locale);
  return text.replace(factPattern, (whole, name: string) =>
    Object.hasOwn(known, name) ? String(known[name]) : whole,
  );
}

/** Whether a value is a group of fields. Astro publishes the original of a picture whose properties are read. */
const isGroup = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('src' in value);

function fill(value: unknown, locale: LocaleCode): unknown {
  if (typeof value === 'string') return fillFacts(value, locale);
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, locale));
  return isGroup(value) ? fillFields(value, locale) : value;
}

/**
 * Replaces placeholders in all texts of an item, also in lists and groups.
 * @param fields the item's front matter
 */
export const fillFields = <Fields extends object>(fields: Fields, locale: LocaleCode): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fill(value, locale)])) as Fields;
