import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';

/** Whether a reader sees an element, the first that fits. */
export const sees = (visitor: Visitor, selector: string): Promise<boolean> =>
  visitor.ask(
    (selector) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );

/** The path of the page that is open. */
export const pathOf = (visitor: Visitor): Promise<string> => visitor.ask(() => location.pathname);

/** The place of the quotation that shows, among all; it is the only one. */
export const quotation = (visitor: Visitor): Promise<number[]> =>
  visitor.ask(() =>
    [...document.querySelectorAll('.carousel figure')].flatMap((figure, index) =>
      getComputedStyle(figure).visibility === 'visible' ? [index] : [],
    ),
  );

/** Waits until the page's own script has run, and an island has woken, if one is named. */
export const untilAwake = (visitor: Visitor, island?: string): Promise<boolean> =>
  visitor.ask(
    (island) =>
      'connection' in document.documentElement.dataset &&
      (!island || document.querySelector(`astro-island[component-url*="${island}"]:not([ssr])`) !== null),
    island,
  );

/**
 * Waits until a page has fetched nothing for a while: Firefox keeps no page for going back that is still fetching.
 * @param visitor who reads it
 * @param quiet how long the while is, in milliseconds; after two seconds a page fetches others ahead
 */
export async function rests(visitor: Visitor, quiet = 1000): Promise<void> {
  const fetched = () => visitor.ask(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await fetched(); now !== before;) {
    await pause(quiet);
    [before, now] = [now, await fetched()];
  }
}

/** Marks the document, to be known again. */
export const mark = (visitor: Visitor) =>
  visitor.ask(() => {
    document.body.dataset['mark'] = location.pathname;
  });

/** Whether the page that is open was never gone: it came out of the browser's cache as it was left. */
export const isMarked = (visitor: Visitor) =>
  visitor.ask(() => document.body.dataset['mark'] === location.pathname);
