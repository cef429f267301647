import { expect, test } from 'vitest';
import { siteNames, copyName } from '#tests/fixtures/sites.ts';
import { copyFolder, testSite } from '#tests/support/project-copy.ts';

for (const site of siteNames) {
  test(`all that is true of a built site is true of the fixtures "${site}"`, async () => {
    expect(await testSite(copyFolder(copyName(site)))).toMatch(/Tests .*\d+ passed/);
  });
}
