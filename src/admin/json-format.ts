import { type Group, isGroup } from '#i18n/merge.ts';

/** The names of the formats in which the editor writes the facts and the texts. */
export const jsonFormats = { facts: 'facts', texts: 'texts' };

/** In forms, the field for a text that is the same in all languages. In files, such a text has no fields. */
export const allLanguages = 'allLanguages';

/**
 * Reads facts or texts.
 * @param words the names of the fields that have a text for all languages, or one for each
 */
export const parseJson = (text: string, words: ReadonlySet<string>): Group =>
  JSON.parse(text, (name, value: unknown) =>
    words.has(name) && typeof value === 'string' ? { [allLanguages]: value } : value,
  ) as Group;

/**
 * Orders keys as they were: Sveltia sorts those that a form doesn't show. Puts back lists, which it leaves
 * out when they are empty, but those of a list's items may not have been there.
 */
function restore(before: unknown, after: unknown, isItem = false): unknown {
  if (Array.isArray(before) && Array.isArray(after))
    return after.map((item: unknown, index) => restore(before[index], item, true));
  if (!isGroup(before) || !isGroup(after))
    return after ?? (Array.isArray(before) && !isItem ? [] : undefined);
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(Array.from(keys, (key) => [key, restore(before[key], after[key], isItem)]));
}

/** The value of a fact, by a name such as `phone` or `prices.hourPrice`. */
function valueOf(facts: Group, name: string): string {
  const [field = '', entry] = name.split('.');
  const value = facts[field];
  const isEntry = (item: unknown) => Object(item).name === entry;
  return JSON.stringify(entry && Array.isArray(value) ? value.find(isEntry) : value) ?? '';
}

/**
 * Writes facts or texts. Facts that have changed are taken off the list of samples.
 * @param before as they were in the file
 * @param after as they are in the form
 */
export function writeJson(before: Group, after: Group): string {
  const written = restore(before, after) as Group;
  const isSame = (name: string) => valueOf(before, name) === valueOf(written, name);
  if (Array.isArray(written['samples'])) written['samples'] = written['samples'].filter(isSame);
  const isForAll = (value: unknown) => isGroup(value) && Object.keys(value).join() === allLanguages;
  return JSON.stringify(written, (_, value) => (isForAll(value) ? value[allLanguages] : value), 2);
}
