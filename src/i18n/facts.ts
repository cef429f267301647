import { facts } from '#company';
import { numberWords, type LocaleCode } from '#i18n/locales.ts';

/**
 * The company's facts as texts of a language.
 * @returns each fact by name: `{ people: 'twelve', founded: '2020', … }`
 */
export const factsIn = (locale: LocaleCode): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      (typeof value === 'number' && numberWords[locale][value]) || String(value),
    ]),
  );

/** A placeholder for a fact: `{{people}}`. */
export const factPattern = /\{\{(\w+)\}\}/g;

/**
 * Replaces placeholders by the company's facts.
 * @param text with placeholders such as `{{people}}`; unknown ones are left unchanged
 */
export function fillFacts(text: string, locale: LocaleCode): string {
  const known = factsIn(locale);
  return text.replace(factPattern, (whole, name: string) => known[name] ?? whole);
}
