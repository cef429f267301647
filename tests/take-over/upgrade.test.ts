import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/support/folders.ts';
import { copyFolder, linkPackages, runInCopy } from '#tests/support/project-copy.ts';

const run = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Heir', '-c', 'user.email=a@company.example', ...args], {
    cwd,
    encoding: 'utf8',
  });

/** What docs/upgrading.md calls an heir's own, and the tests of the sample company. */
const own =
  /^(?:art\/|src\/(?:company\.ts|content\/|site\/colours\.ts|styles\/fonts\.ts|i18n\/(?:locales\/|text-files\.ts|shared\/languages\.ts))|tests\/(?:site\/specification|unit\/tools\/samples)\.test\.ts$)/;

/** Keeps the heir's version of a file in conflict, which may be that it is gone. */
function solveConflicts(folder: string): void {
  const conflicts = run(folder, 'status', '--porcelain')
    .split('\n')
    .filter((line) => /^(?:U.|.U|AA|DD) /.test(line))
    .map((line) => ({ isGone: line.startsWith('D'), file: line.slice(3) }));
  expect(conflicts.map(({ file }) => file).filter((file) => !own.test(file))).toEqual([]);
  for (const { isGone, file } of conflicts)
    if (isGone) run(folder, 'rm', '--quiet', '--', file);
    else run(folder, 'checkout', '--ours', '--', file);
  run(folder, 'add', '--all');
  run(folder, 'commit', '--quiet', '--no-edit');
}

test.runIf(process.env['NIGHTLY'])(
  'upgrade: a company that took over the last version merges this one',
  async () => {
    const [version = ''] = run(root, 'log', '-1', '--format=%H', '-G"version":', '--', 'package.json').split(
      '\n',
    );
    const folder = copyFolder('upgrade');
    await rm(folder, { recursive: true, force: true });
    run(root, 'clone', '--quiet', '--no-hardlinks', root, folder);
    run(folder, 'checkout', '--quiet', '-b', 'heir', version);
    await linkPackages(join(folder, 'node_modules'), root);
    await runInCopy(folder, 'tools/new.ts', 'company', 'Ons Kantoor');
    run(folder, 'add', '--all');
    run(folder, 'commit', '--quiet', '--message', 'Start empty');
    try {
      run(folder, 'merge', '--quiet', '--no-edit', '--no-ff', run(root, 'rev-parse', 'HEAD').trim());
    } catch {
      solveConflicts(folder);
    }
    await runInCopy(folder, 'node_modules/astro/bin/astro.mjs', 'build');
  },
);
