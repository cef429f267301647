import { existsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compressedCodings } from '#server/handler/manifest.ts';
import { dist } from '#tests/support/folders.ts';
import { complaints } from '#tests/site/complaints.ts';
import { compressedDocumentLimit } from '#tests/support/limits.ts';

test('a reader on a poor connection has each page in one go', () => {
  const wrong = complaints(({ file }) => {
    const compressed = dist + file + compressedCodings.br;
    if (!existsSync(compressed)) return ['has no compressed form: run "npm run build"'];
    const { size } = statSync(compressed);
    return size > compressedDocumentLimit ? [`${size} bytes, want ${compressedDocumentLimit} at most`] : [];
  });
  expect(wrong).toEqual([]);
});
