import { defaultLocale, locales, otherLocales, type LocaleCode } from '#i18n/locales.ts';
import { nearest } from '#tools/check-content/messages.ts';
import { say } from '#tools/words/words.ts';
import { addressOf } from './address.ts';
import type { Order } from './new-item.ts';
import { fieldsOf, kinds, longestName } from './skeleton.ts';

const words = Array.from(kinds.keys());
const [firstKind = ''] = words;

const usageIn = (locale: LocaleCode) => {
  const languages = otherLocales(defaultLocale).map(({ code }) => code);
  return say({ code: 'usage', kind: firstKind, languages }, locale);
};

/**
 * The collection of a kind.
 * @throws {Error} when there is no such kind
 */
export function collectionOf(kind: string, locale: LocaleCode) {
  const collection = kinds.get(kind);
  if (collection) return collection;
  throw new Error(say({ code: 'unknownKind', kind, meant: nearest(kind, words), kinds: words }, locale));
}

/**
 * Checks how long a name is.
 * @throws {Error} when it is longer than the collection allows
 */
export async function refuseLong(collection: Order['collection'], title: string, locale: LocaleCode) {
  const limit = longestName(await fieldsOf(collection));
  const { length } = title;
  if (length > limit) throw new Error(say({ code: 'longTitle', title, length, limit }, locale));
}

/** An address for what has none of its own. */
export const exampleAddress = (kind: string, today: string): string => `${kind}-${today}`;

/**
 * Reads what somebody wants written from the arguments of the command.
 * @param args the kind, the title, and the title in each other language, in their order; one that is not given is the
 *   first
 * @param today the day to put into the item, `2026-11-20`
 * @param locale the language of errors
 * @param address the item's, where it is not to be made of the title
 * @throws {Error} naming what is wrong with the arguments
 */
export async function readOrder(
  args: readonly string[],
  today: string,
  locale: LocaleCode,
  address?: string,
): Promise<Order> {
  const usage = usageIn(locale);
  const [kind, ...titles] = args.map((argument) => argument.trim().replace(/\s+/g, ' '));
  if (!kind) throw new Error(say({ code: 'wantKind', kinds: words, usage }, locale));
  const collection = collectionOf(kind, locale);
  const [title] = titles;
  if (!title || titles.includes('')) throw new Error(say({ code: 'wantTitle', usage }, locale));
  if (titles.length > locales.length) throw new Error(say({ code: 'wantQuotedTitles', usage }, locale));
  for (const name of titles) await refuseLong(collection, name, locale);
  const id = address ?? addressOf(title);
  if (id === undefined) {
    const example = exampleAddress(kind, today);
    throw new Error(say({ code: 'noAddress', title, example }, locale));
  }
  return { collection, id, names: inEveryLanguage(titles, title), today };
}

/** The names by language; one that is missing is the first. */
export const inEveryLanguage = (titles: readonly string[], first: string) =>
  Object.fromEntries(locales.map(({ code }, index) => [code, titles[index] || first])) as Order['names'];
