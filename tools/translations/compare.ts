import { locales } from '#i18n/locales.ts';
import type { Item } from '#tools/content-doctor/reading/items.ts';
import type { Change, History } from './history.ts';

/** An item that has not followed what was changed in another language. */
export interface Behind {
  twin: Item;
  /** Its own last change. */
  twinChange: Change;
  /** The item that was changed, with the first and the last change that was not followed. */
  changed: Item;
  first: Change;
  last: Change;
}

/** Whether an item says of itself that no twin has to follow it. */
const isIndependent = ({ markdown }: Item): boolean =>
  Object(markdown?.frontMatter.data)['translation'] === 'independent';

/** The items that have each other for twins, without those that say that they need none. */
function pairUp(items: readonly Item[]): Item[][] {
  const groups = Map.groupBy(items, ({ collection, id }) => `${collection}/${id}`);
  return Array.from(groups.values()).filter((group) => !group.some(isIndependent));
}

interface Event {
  item: Item;
  change: Change;
}

/** What an item's twins still have to follow: whoever changes after another follows it, and asks nothing of it. */
function findUnfollowed(group: readonly Item[], { changesOf }: History): Map<Item, Event[]> {
  const unfollowed = new Map<Item, Event[]>();
  const events = group.flatMap((item) => changesOf(item.file).map((change) => ({ item, change })));
  const oldestFirst = events.toSorted((a, b) => b.change.age - a.change.age);
  for (const together of Map.groupBy(oldestFirst, ({ change }) => change.age).values()) {
    const items = together.map(({ item }) => item);
    const follows = items.some((item) => unfollowed.has(item));
    for (const item of items) unfollowed.delete(item);
    if (follows) continue;
    for (const twin of group.filter((item) => !items.includes(item)))
      unfollowed.set(twin, [...(unfollowed.get(twin) ?? []), ...together]);
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
    Array.from(findUnfollowed(group, history), ([twin, events]) => {
      const [twinChange] = history.changesOf(twin.file);
      const [first, last] = [events[0], events.at(-1)];
      if (!twinChange || !first || !last) return [];
      return [{ twin, twinChange, changed: last.item, first: first.change, last: last.change }];
    }).flat(),
  );
  return found.toSorted((a, b) => a.last.age - b.last.age || a.twin.file.localeCompare(b.twin.file));
}

/** Finds the items that do not exist in every language. */
export const findAlone = (items: readonly Item[]): Item[] =>
  pairUp(items)
    .filter((group) => group.length < locales.length)
    .flatMap((group) => group.slice(0, 1));
