/**
 * Where a key leads that the radio group does not know by itself. Arrow keys are the group's own (WAI-ARIA radio group
 * pattern), but for the way round at the ends, which WebKit does not go; Home and End come on top.
 * @param active the index of the active testimonial
 * @param key the key, by its name in `KeyboardEvent.key`
 * @param count how many testimonials there are
 * @returns the index of the one that the key leads to; undefined where the key is left to the browser
 */
export function keyTarget(active: number, key: string, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowLeft':
    case 'ArrowUp':
      return active === 0 ? last : undefined;
    case 'ArrowRight':
    case 'ArrowDown':
      return active === last ? 0 : undefined;
    default:
      return undefined;
  }
}
