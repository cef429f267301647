import { expect, test } from 'vitest';
import { manifest } from '#tests/support/manifest.ts';

const configured = Boolean(process.env['EDITOR_BACKEND']?.trim());

test.skipIf(configured)('web editor: a build without EDITOR_BACKEND has no part of it', () => {
  const files = manifest.files.map(({ variants }) => variants.identity.file);
  expect(files.filter((file) => /(?:^|\/)admin\b/.test(file))).toEqual([]);
});
