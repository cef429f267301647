import { company } from '#company';
import { isGroup } from '#i18n/merge.ts';
import { numberWords } from '#shared/languages.ts';
import { defaultLocale, getLocale, type LocaleCode, locales } from '#shared/locales.ts';

type InOne<Fact> =
  Fact extends Record<LocaleCode, string>
    ? string
    : Fact extends object
      ? { [Name in keyof Fact]: InOne<Fact[Name]> }
      : Fact;

const inLanguage = (locale: LocaleCode): InOne<typeof company> =>
  JSON.parse(JSON.stringify(company), (_, fact: unknown) =>
    isGroup(fact) && defaultLocale in fact ? fact[locale] : fact,
  );

function withTown<Place extends Record<'city' | 'postalCode', string>>(place: Place) {
  const { city, postalCode } = place;
  return { ...place, postalTown: company.postcodeLast ? `${city} ${postalCode}` : `${postalCode} ${city}` };
}

/** The facts in a language. */
export function companyIn(locale: LocaleCode) {
  const facts = inLanguage(locale);
  return { ...withTown(facts), offices: facts.offices.map(withTown) };
}

/** Writes an amount of the company's currency, with cents if it has some: `€4,800`, `€\u00a012,50`. */
export function formatAmount(amount: number, locale: LocaleCode): string {
  const { currency } = company;
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(getLocale(locale).iso, options).format(amount);
}

/** Writes a number in words if it is small, otherwise in figures. */
export const formatNumber = (value: number, locale: LocaleCode): string =>
  // A language that is being added may lack its words.
  numberWords[locale]?.[value] ?? value.toLocaleString(getLocale(locale).iso);

function formatFacts(locale: LocaleCode): Record<string, string> {
  const facts = companyIn(locale);
  const { name, phone, email, founded, legalName, street, city, postalTown, area, registrations } = facts;
  return {
    company: name,
    city,
    area,
    founded: founded.slice(0, 4),
    email,
    phone: phone.label,
    legalName,
    street,
    address: `${street}, ${postalTown}`,
    registrations: registrations.map(({ label, value }) => `${label} ${value}`).join(', '),
    ...Object.fromEntries(company.prices.map(({ name, amount }) => [name, formatAmount(amount, locale)])),
    ...Object.fromEntries(company.numbers.map(({ name, value }) => [name, formatNumber(value, locale)])),
    ...Object.fromEntries(facts.phrases.map(({ name, words }) => [name, words])),
  };
}

// Once per language, because creating a number format is slow.
const formatted = new Map(locales.map(({ code }) => [code, formatFacts(code)]));

/**
 * The company's facts, in the words of a language.
 * @returns each fact by name: `{ people: 'twelve', founded: '2020', hourPrice: '€95', … }`
 */
export const factsIn = (locale: LocaleCode): Record<string, string> => formatted.get(locale) ?? {};

/** A placeholder for a fact: `{{people}}` or `{{ people }}`. */
export const factPattern = /\{\{\s*(\w+)\s*\}\}/g;

function fill(value: unknown, facts: Record<string, string>): unknown {
  if (typeof value === 'string')
    return value.replace(factPattern, (whole, name: string) =>
      Object.hasOwn(facts, name) ? String(facts[name]) : whole,
    );
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, facts));
  if (!isGroup(value) || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fill(field, facts)]));
}

/**
 * Replaces placeholders such as `{{people}}` by the company's facts.
 * @param value a text, or a list or group with texts. Other placeholders stay: code fills in those of labels,
 *   and `npm run check:content` reports all others.
 */
export const fillFacts = <Value>(value: Value, locale: LocaleCode): Value =>
  fill(value, factsIn(locale)) as Value;
