import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '#site/routes.ts';
import { serveFarAway, type Offer } from './distant-server.ts';
import type { Screen } from './screen.ts';

/** How a visit went; times in milliseconds. */
export interface Journey {
  /** The largest paint of the first page, after its address was asked for. */
  first: number;
  /** The next page's document, after the click: its first byte, or the moment when a prepared one is taken. */
  arrived: number;
  /** The largest paint of the next page, after the click. */
  next: number;
  /** Whether the next page was made before the click. */
  prepared: boolean;
  /** What it kept, registered, timed or announced while nobody saw it; nothing is wanted. */
  ahead: string[];
  /** The first frame of the first page after going back. */
  back: number;
  /** Whether that page had been kept as it was. */
  kept: boolean;
}

/** How a visit is made. */
export interface Way {
  offer: Offer;
  /** How long the pointer rests on the link before the click, in milliseconds. */
  rest: number;
  /** Of the browser, beside those that all have. */
  flags: readonly string[];
}

/**
 * How long a pointer rests: a visitor's who looks before the click, or is in a hurry, in milliseconds. Chromium begins
 * after 200 of them.
 */
export const rests = { long: 1000, short: 400 };

/**
 * Makes one visit: a page, the next by a link of the menu, and back.
 * @param screen where
 * @throws {Error} when something that should happen does not
 */
export async function makeJourney(screen: Screen, { offer, rest, flags }: Way): Promise<Journey> {
  await using site = await serveFarAway(routes.services, offer);
  const opened = site.report('ready');
  await using visit = new AsyncDisposableStack();
  visit.use(await screen.open(site.origin + routes.about, flags));
  const start = await opened;

  const clicked = site.report('clicked');
  const shown = site.report('shown');
  screen.act('mousemove', `${Math.round(start.x)}`, `${Math.round(start.y)}`);
  await sleep(rest);
  screen.act('click', '1');
  const { at: click } = await clicked;
  const { largestPaint, arrived, prepared, ahead } = await shown;

  const left = site.report('left');
  const returned = site.report('returned');
  screen.act('key', 'alt+Left');
  const { at: back } = await left;
  const { paint, persisted } = await returned;
  return {
    first: start.largestPaint - start.opened,
    arrived: arrived - click,
    next: largestPaint - click,
    prepared,
    ahead: [...ahead, ...site.storedAhead],
    back: paint - back,
    kept: persisted,
  };
}
