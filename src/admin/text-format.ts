import { isGroup, type Group } from '#i18n/merge.ts';

/** The name of the format in which the editor writes the files of texts. */
export const textFormat = 'texts';

/**
 * Orders keys as in a model. Sveltia moves those that a form doesn't show to the end, and leaves out empty lists.
 * @param model for a list, all its items count
 */
export function orderAs(model: unknown, value: unknown, isItem = false): unknown {
  if (Array.isArray(value)) {
    const items = mergeItems([model].flat().filter(isGroup));
    return value.map((item: unknown) => orderAs(items, item, true));
  }
  if (!isGroup(value) || !isGroup(model)) return value;
  const isList = (key: string) => !isItem && Array.isArray(model[key]);
  const known = Object.keys(model).filter((key) => key in value || isList(key));
  const keys = new Set([...known, ...Object.keys(value)]);
  return Object.fromEntries(
    Array.from(keys, (key) => [key, orderAs(model[key], value[key] ?? (isList(key) ? [] : undefined))]),
  );
}

/** An item with the keys of all, each behind the one that it follows in its own item. */
function mergeItems(items: readonly Group[]): Group {
  const keys: string[] = [];
  for (const item of items) {
    let position = 0;
    for (const key of Object.keys(item)) {
      if (!keys.includes(key)) keys.splice(position, 0, key);
      position = keys.indexOf(key) + 1;
    }
  }
  return Object.fromEntries(keys.map((key) => [key, items.find((item) => key in item)?.[key]]));
}
