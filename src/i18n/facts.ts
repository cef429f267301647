import { company, type Words } from '#company';
import { numberWords } from '#shared/languages.ts';
import { getLocale, locales, type LocaleCode } from '#shared/locales.ts';

const inLanguage = (words: Words, locale: LocaleCode): string =>
  typeof words === 'string' ? words : words[locale];

function placeIn<Place extends Pick<typeof company, 'street' | 'city' | 'postalCode'>>(
  place: Place,
  locale: LocaleCode,
) {
  const { postalCode } = place;
  const city = inLanguage(place.city, locale);
  const postalTown = company.postcodeLast ? `${city} ${postalCode}` : `${postalCode} ${city}`;
  return { ...place, street: inLanguage(place.street, locale), city, postalTown };
}

export const companyIn = (locale: LocaleCode) => ({
  ...placeIn(company, locale),
  offices: company.offices.map((office) => ({
    ...placeIn(office, locale),
    label: inLanguage(office.label, locale),
  })),
  area: inLanguage(company.area, locale),
  seat: inLanguage(company.seat, locale),
  registrations: company.registrations.map(({ label, value }) => ({
    label: inLanguage(label, locale),
    value,
  })),
  closed: company.closed.map((days) => ({ ...days, why: days.why && inLanguage(days.why, locale) })),
});

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
  const { name, phone, email, founded, legalName, street, city, postalTown, area, registrations } =
    companyIn(locale);
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
    ...Object.fromEntries(company.phrases.map(({ name, words }) => [name, inLanguage(words, locale)])),
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

/** Whether a value is a group of fields. Astro publishes the original of a picture whose properties are read. */
const isFieldGroup = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('src' in value);

function fill(value: unknown, facts: Record<string, string>): unknown {
  if (typeof value === 'string')
    return value.replace(factPattern, (whole, name: string) =>
      Object.hasOwn(facts, name) ? String(facts[name]) : whole,
    );
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, facts));
  if (!isFieldGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fill(field, facts)]));
}

/**
 * Replaces placeholders such as `{{people}}` by the company's facts.
 * @param value a text, or a list or group with texts. Other placeholders stay: code fills in those of labels, and
 *   `npm run check:content` reports all others.
 */
export const fillFacts = <Value>(value: Value, locale: LocaleCode): Value =>
  fill(value, factsIn(locale)) as Value;
