import { expect, test } from 'vitest';
import { manifest } from '#tests/support/manifest.ts';

test('web editor: a build without EDITOR_BACKEND has no part of it', () => {
  const files = manifest.files.map(({ variants }) => variants.identity.file);
  const found = files.filter((file) => /(?:^|\/)admin\b/.test(file));
  expect(found, 'the tests need a build without EDITOR_BACKEND').toEqual([]);
});
