/** What happens to the carousel. */
export type CarouselEvent = { type: 'chosen'; index: number } | { type: 'key'; key: string };

/**
 * Which testimonial is active next. Arrow keys are the radio group's own (WAI-ARIA radio group pattern);
 * Home and End come on top.
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
      return event.key === 'Home' ? 0 : event.key === 'End' ? Math.max(0, count - 1) : active;
  }
}
