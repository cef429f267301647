import { routes } from '#site/routes.ts';

/**
 * Picks one of a list for a page, always the same.
 * @param route the path of the page, without language
 */
export function pick<Item>(items: readonly Item[], route: string): Item | undefined {
  // Sections follow one another; of the many pages below them, none knows its place.
  const place = Object.values<string>(routes).indexOf(route);
  const letters = Array.from(route).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return items[(place < 0 ? letters : place) % items.length];
}

/** Turns a list until an item of it stands in front. */
export function beginWith<Item>(first: Item | undefined, items: readonly Item[]): Item[] {
  const index = items.findIndex((item) => item === first);
  return index < 0 ? [...items] : [...items.slice(index), ...items.slice(0, index)];
}
