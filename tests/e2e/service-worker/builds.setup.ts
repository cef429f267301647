import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as setup } from '@playwright/test';
import { buildCopy, copyProject, runIn } from '#tests/support/project-copy.ts';
import { builds } from './builds.ts';

/** Replaces a text in a file of the copy, and fails where it has gone. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file}: "${from}" is missing, adapt this edit.`);
  await writeFile(file, after);
}

setup('the site is built once more, with other texts and scripts', async () => {
  setup.setTimeout(300_000);
  const copy = await copyProject('next-deploy', { content: true });
  await edit(join(copy, 'src/i18n/locales/en-GB.json'), '"title": "About us"', '"title": "About us all"');
  const island = join(copy, 'src/components/islands/LanguageMenu.tsx');
  await writeFile(island, `${await readFile(island, 'utf8')}\nperformance.mark('second build');\n`);
  await buildCopy(copy);

  await rm(builds.killSwitch, { recursive: true, force: true });
  await cp(builds.first, builds.killSwitch, { recursive: true });
  await runIn(copy, 'tools/kill-switch.ts', builds.killSwitch);
});
