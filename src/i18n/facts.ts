import { facts } from '#company';
import { numberWords, type LocaleCode } from '#i18n/locales.ts';

/**
 * What texts may mention of the company, in the words of a language.
 * @returns each fact by its name: `{ people: 'twelve', founded: '2020', … }`
 */
export const factsIn = (locale: LocaleCode): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      (typeof value === 'number' && numberWords[locale][value]) || String(value),
    ]),
  );

/** A fact in a text: `{{people}}`. */
export const factPattern = /\{\{(\w+)\}\}/g;

/**
 * Puts the company's facts into a text.
 * @param text in which `{{people}}` stands for a fact; what is no fact stays as it is
 */
export function fillFacts(text: string, locale: LocaleCode): string {
  const known = factsIn(locale);
  return text.replace(factPattern, (whole, name: string) => known[name] ?? whole);
}
