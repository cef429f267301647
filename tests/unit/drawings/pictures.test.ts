import { expect, test } from 'vitest';
import { findPicture } from '#drawings/pictures.ts';

test('pictures: one is found by its name, and nothing where there is none', () => {
  // The one drawing that every site has there.
  expect(findPicture('/art/TODO')).toBe('/art/TODO.svg');
  expect(findPicture('/art/scenes/no-such-scene')).toBeUndefined();
});
