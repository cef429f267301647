import { expect, test } from 'vitest';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { root } from '#tests/support/folders.ts';
import { runInCopy, vitest } from '#tests/support/project-copy.ts';

test.each(['few', 'none'] as const)('site: its tests pass with short lists (%s)', async (site) => {
  const output = await runInCopy(
    { SITE: siteFolder(site) },
    root,
    vitest,
    'run',
    '--project',
    'fixture-site',
  );
  expect(output).toMatch(/Tests .*\d+ passed/);
});
