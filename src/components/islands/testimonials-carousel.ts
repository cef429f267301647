/** What happens to the carousel. */
export type CarouselEvent = { type: 'chosen'; index: number } | { type: 'key'; key: string };

const keyTargets = (active: number, last: number): Record<string, number | undefined> => ({
  Home: 0,
  End: last,
  ...(active === 0 && { ArrowLeft: last, ArrowUp: last }),
  ...(active === last && { ArrowRight: 0, ArrowDown: 0 }),
});

/**
 * Which testimonial is active next. Arrow keys are the radio group's own (WAI-ARIA radio group pattern),
 * but for the way round at the ends, which WebKit does not go; Home and End come on top.
 * @param active the index of the active one
 * @param event what happened
 * @param count how many there are
 * @returns the index of the active one afterwards, always that of an existing one
 */
export function carouselReducer(active: number, event: CarouselEvent, count: number): number {
  switch (event.type) {
    case 'chosen':
      return event.index >= 0 && event.index < count ? event.index : active;
    case 'key':
      return keyTargets(active, Math.max(0, count - 1))[event.key] ?? active;
  }
}
