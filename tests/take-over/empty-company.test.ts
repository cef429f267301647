import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyTests } from '#tests/fixtures/other-company.ts';
import { root } from '#tests/support/folders.ts';
import { commitAll } from '#tests/support/git.ts';
import { astro, buildCopy, copyProject, runInCopy, vitest } from '#tests/support/project-copy.ts';

test.runIf(process.env['NIGHTLY'])(
  'a new company: its empty site builds and passes its tests',
  { timeout: 300_000 },
  async () => {
    const folder = await copyProject('empty-company', { content: true });
    await copyTests(folder);
    await cp(join(root, '.github'), join(folder, '.github'), { recursive: true });
    await writeFile(join(folder, '.gitignore'), 'node_modules\n');
    commitAll(folder);
    await runInCopy({}, folder, 'tools/new.ts', 'company', 'Ons Kantoor');
    await buildCopy(folder);
    await runInCopy({}, folder, astro, 'check');
    await runInCopy({}, folder, vitest, 'run', '--project', 'site');
    // A company needn't have the languages of the fixtures.
    await rm(join(folder, 'src/i18n/interface/nl-NL.json'));
    expect(await runInCopy({}, folder, vitest, 'run', '--project', 'unit')).toMatch(/Tests .*\d+ passed/);
  },
);
