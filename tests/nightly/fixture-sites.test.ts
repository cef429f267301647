import { expect, test } from 'vitest';
import { copyName } from '#tests/fixtures/sites.ts';
import { copyFolder, testSite } from '#tests/support/project-copy.ts';

test.each(['few', 'none'] as const)('site: its tests pass with short lists (%s)', async (site) => {
  expect(await testSite(copyFolder(copyName(site)))).toMatch(/Tests .*\d+ passed/);
});
