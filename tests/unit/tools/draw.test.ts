import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/support/folders.ts';
import { computeFallbacks } from '#tools/draw/font.ts';

test('fonts: the fallback fonts are those of the list', async () => {
  const sheet = readFileSync(join(root, 'src/styles/fallback-fonts.css'), 'utf8');
  expect(sheet, 'run "npm run draw"').toBe(String(await computeFallbacks()));
});
