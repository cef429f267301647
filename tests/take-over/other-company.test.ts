import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyTests } from '#tests/fixtures/other-company.ts';
import { copyName } from '#tests/fixtures/sites.ts';
import { copyFolder, runInCopy } from '#tests/support/project-copy.ts';

const folder = copyFolder(copyName('other'));

test('another company: the tests of the built site pass with its languages, sections and pictures', async () => {
  await copyTests(folder);
  // Without rows for news, as if the company had added that section.
  const file = join(folder, 'tests/site/content.yaml');
  const rows = await readFile(file, 'utf8');
  await writeFile(file, rows.replace(/^ {2}news: .*\n/m, '').replace(/^ {2}\/news/gm, '  /without'));
  expect(await readFile(join(folder, 'dist/de/services.html'), 'utf8')).toContain('<html lang="de-DE"');
  const vitest = 'node_modules/vitest/vitest.mjs';
  expect(await runInCopy(folder, vitest, 'run', '--project', 'site')).toMatch(/Tests .*\d+ passed/);
});
