import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '#site-map/routes.ts';
import { serveFarAway, type Contestant } from './distant-server.ts';
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

/** How long the pointer rests on the link before the click, in milliseconds. */
export const restingTime = 400;

/**
 * Makes one visit: a page, the next by a link of the menu, and back.
 * @param screen where
 * @param resting how long the pointer rests on the link, in milliseconds
 * @throws {Error} when something that should happen does not
 */
export async function makeJourney(
  screen: Screen,
  contestant: Contestant,
  resting = restingTime,
): Promise<Journey> {
  await using site = await serveFarAway(routes.services, contestant);
  const opened = site.report('ready');
  await using visit = new AsyncDisposableStack();
  visit.use(await screen.open(site.origin + routes.about));
  const start = await opened;

  const clicked = site.report('clicked');
  const shown = site.report('shown');
  screen.act('mousemove', `${Math.round(start.x)}`, `${Math.round(start.y)}`);
  await sleep(resting);
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
