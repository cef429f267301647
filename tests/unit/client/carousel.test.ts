import { expect, test } from 'vitest';
import { keyTarget } from '#components/islands/TestimonialsCarousel.tsx';

test.each([
  [3, 'Home', 0],
  [3, 'End', 5],
  [5, 'ArrowRight', 0],
  [5, 'ArrowDown', 0],
  [0, 'ArrowLeft', 5],
  [0, 'ArrowUp', 5],
  [3, 'ArrowRight', undefined],
  [3, 'ArrowUp', undefined],
  [5, 'ArrowLeft', undefined],
  [0, 'ArrowDown', undefined],
  [3, 'Tab', undefined],
  [3, 'toString', undefined],
])('carousel: at %i of six, %s leads to %s', (active, key, target) => {
  expect(keyTarget(active, key, 6)).toBe(target);
});
