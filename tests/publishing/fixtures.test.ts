import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newestDay } from '#tests/fixtures/items.ts';
import { copyName, plannedName, siteFolder, siteNames } from '#tests/fixtures/sites.ts';
import { copyFolder, testSite } from '#tests/support/project-copy.ts';

for (const site of siteNames) {
  test(`all that is true of a built site is true of the fixtures "${site}"`, async () => {
    expect(await testSite(copyFolder(copyName(site)))).toMatch(/Tests .*\d+ passed/);
  });
}

test('what is planned is nowhere in the site before its day, and what is of that very day is', () => {
  for (const site of siteNames) {
    const folder = siteFolder(site);
    const files = globSync('**/*.{html,xml,json,js}', { cwd: folder });
    const telling = files.filter((file) =>
      readFileSync(join(folder, file), 'utf8').includes(`/${plannedName}`),
    );
    expect(telling, site).toEqual([]);
  }
  expect(readFileSync(join(siteFolder('full'), 'news.html'), 'utf8')).toContain(`datetime="${newestDay}"`);
});
