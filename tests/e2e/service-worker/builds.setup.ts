import { execFile } from 'node:child_process';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as setup } from '@playwright/test';
import { root } from '#tests/support/folders.ts';
import { builds } from './builds.ts';

const run = promisify(execFile);
const sources = [
  'art',
  'src',
  'public',
  'astro.config.mjs',
  'astro-i18next.config.ts',
  'package.json',
  'tsconfig.json',
];

/** Replaces a text in a file of the copy, and fails where it has gone. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file}: "${from}" is missing, adapt this edit.`);
  await writeFile(file, after);
}

setup('the site is built once more, with other texts and scripts', async () => {
  setup.setTimeout(300_000);
  const copy = join(root, 'test-results', 'service-worker-source');
  // A run that broke off has left one.
  await rm(copy, { recursive: true, force: true });
  await Promise.all(sources.map((name) => cp(join(root, name), join(copy, name), { recursive: true })));

  // The pictures of the last build are used again.
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));

  await edit(join(copy, 'src/i18n/locales/en-GB.json'), '"title": "About us"', '"title": "About us all"');
  const island = join(copy, 'src/components/islands/LanguageMenu.tsx');
  await writeFile(island, `${await readFile(island, 'utf8')}\nperformance.mark('second build');\n`);
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  await run(process.execPath, [astro, 'build', '--outDir', builds.second], { cwd: copy });

  await rm(builds.killSwitch, { recursive: true, force: true });
  await cp(builds.first, builds.killSwitch, { recursive: true });
  const killSwitch = join(root, 'tools', 'kill-switch.ts');
  await run(process.execPath, [killSwitch, builds.killSwitch], { cwd: root });
  await rm(copy, { recursive: true });
});
