import { locales } from '#i18n/locales.ts';
import type { Item } from '#tools/check-content/reading/items.ts';
import type { Change, History } from './history.ts';

/** An item that has not followed what was changed in another language. */
export interface Behind {
  translation: Item;
  /** Its own last change. */
  translationChange: Change;
  /** The item that was changed, with the first and the last change that was not followed. */
  changed: Item;
  first: Change;
  last: Change;
}

/** Whether an item says of itself that no translation has to follow it. */
const isIndependent = ({ markdown }: Item): boolean =>
  Object(markdown?.frontMatter.data)['translation'] === 'independent';

/** The items that have each other for translations, without those that say that they need none. */
function pairUp(items: readonly Item[]): Item[][] {
  const groups = Map.groupBy(items, ({ collection, id }) => `${collection}/${id}`);
  return Array.from(groups.values()).filter((group) => !group.some(isIndependent));
}

interface Event {
  item: Item;
  change: Change;
}

/** What an item's translations still have to follow: whoever changes after another follows it, and asks nothing of it. */
function findUnfollowed(group: readonly Item[], { changesOf }: History): Map<Item, Event[]> {
  const unfollowed = new Map<Item, Event[]>();
  const events = group.flatMap((item) => changesOf(item.file).map((change) => ({ item, change })));
  const oldestFirst = events.toSorted((a, b) => b.change.age - a.change.age);
  for (const together of Map.groupBy(oldestFirst, ({ change }) => change.age).values()) {
    const items = together.map(({ item }) => item);
    const follows = items.some((item) => unfollowed.has(item));
    for (const item of items) unfollowed.delete(item);
    if (follows) continue;
    for (const translation of group.filter((item) => !items.includes(item)))
      unfollowed.set(translation, [...(unfollowed.get(translation) ?? []), ...together]);
  }
  return unfollowed;
}

/**
 * Finds what was changed in one language and not in another since.
 * @param items all content files
 * @param history of the content
 * @returns what did not follow, the latest change first
 */
export function findBehind(items: readonly Item[], history: History): Behind[] {
  const found = pairUp(items).flatMap((group) =>
    Array.from(findUnfollowed(group, history), ([translation, events]) => {
      const [translationChange] = history.changesOf(translation.file);
      const [first, last] = [events[0], events.at(-1)];
      if (!translationChange || !first || !last) return [];
      return [{ translation, translationChange, changed: last.item, first: first.change, last: last.change }];
    }).flat(),
  );
  return found.toSorted(
    (a, b) => a.last.age - b.last.age || a.translation.file.localeCompare(b.translation.file),
  );
}

/** Finds the items that do not exist in every language. */
export const findAlone = (items: readonly Item[]): Item[] =>
  pairUp(items)
    .filter((group) => group.length < locales.length)
    .flatMap((group) => group.slice(0, 1));
