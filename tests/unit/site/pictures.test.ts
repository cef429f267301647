import { expect, test } from 'vitest';
import { serviceSlugs } from '#content/schemas.ts';
import { servicePicture } from '#content/slug.ts';
import { findPicture } from '#site/pictures.ts';

test('pictures: one is found by its name, and nothing where there is none', () => {
  expect(serviceSlugs.map(servicePicture).filter((name) => !findPicture(name))).toEqual([]);
  expect(findPicture('/art/scenes/no-such-scene')).toBeUndefined();
});
