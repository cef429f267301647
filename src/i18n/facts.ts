import { company, facts } from '#company';
import type { PerLanguage } from '#company-type';
import { numberWords } from '#shared/languages.ts';
import { getLocale, locales, type LocaleCode } from '#shared/locales.ts';

/** The value of a fact. A price is an amount of the company's currency. */
export type Fact = PerLanguage | number | { readonly amount: number };

const inLanguage = (words: PerLanguage, locale: LocaleCode): string =>
  typeof words === 'string' ? words : (words[locale] ?? '');

export const companyIn = (locale: LocaleCode) => ({
  ...company,
  street: inLanguage(company.street, locale),
  city: inLanguage(company.city, locale),
  area: inLanguage(company.area, locale),
  seat: inLanguage(company.seat, locale),
});

/** Writes a fact as a language does: small numbers as words, others as figures, amounts with cents if they have some. */
export function formatFact(value: Fact, locale: LocaleCode): string {
  const { iso } = getLocale(locale);
  if (typeof value === 'object' && 'amount' in value) {
    const { currency } = company;
    const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
    return new Intl.NumberFormat(iso, options).format(Number(value.amount));
  }
  if (typeof value !== 'number') return inLanguage(value, locale);
  // A language that is being added may lack its words.
  return numberWords[locale]?.[value] ?? value.toLocaleString(iso);
}

/** A placeholder for a fact: `{{people}}` or `{{ people }}`. */
export const factPattern = /\{\{\s*(\w+)\s*\}\}/g;

const insert = (text: string, known: Record<string, string>): string =>
  text.replace(factPattern, (whole, name: string) =>
    Object.hasOwn(known, name) ? String(known[name]) : whole,
  );

// Once per language, because creating a number format is slow.
const formatted = new Map(
  locales.map(({ code }) => {
    const values = Object.entries(facts).map(([name, value]) => [name, formatFact(value, code)] as const);
    const known = Object.fromEntries(values);
    // A fact may insert others, as the address does the city.
    return [code, Object.fromEntries(values.map(([name, text]) => [name, insert(text, known)]))];
  }),
);

/**
 * The company's facts, in the words of a language.
 * @returns each fact by name: `{ people: 'twelve', founded: '2020', hourPrice: '€95', … }`
 */
export const factsIn = (locale: LocaleCode): Record<string, string> => formatted.get(locale) ?? {};

/**
 * Replaces placeholders such as `{{people}}` by the company's facts.
 * @param text the text; unknown placeholders are left unchanged
 */
export const fillFacts = (text: string, locale: LocaleCode): string => insert(text, factsIn(locale));

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
