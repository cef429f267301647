import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/support/folders.ts';
import { git } from '#tests/support/git.ts';
import { astro, copyFolder, linkPackages, runInCopy } from '#tests/support/project-copy.ts';

/** What docs/upgrading.md calls an heir's own, and the tests of the sample company. */
const own =
  /^(?:art\/logo.svg|src\/(?:company(?:\.ts|\/\w+\.json)|site\/colours\.ts|styles\/fonts\.ts|i18n\/(?:locales\/|text-files\.ts)|shared\/languages\.ts)|tests\/(?:site\/snapshots\/|(?:site\/specification|unit\/tools\/samples)\.test\.ts$))/;

/** What keeps items and drawings as they are, also those that are gone. */
const keepItems = /^git rm .*\ngit checkout .*$/m.exec(readFileSync(join(root, 'docs/upgrading.md'), 'utf8'));

/** Keeps the heir's version of a file in conflict, which may be that it is gone. */
function solveConflicts(folder: string): void {
  execSync(`set -e\n${keepItems?.[0]}`, { cwd: folder });
  const conflicts = git(folder, 'status', '--porcelain')
    .split('\n')
    .filter((line) => /^(?:U.|.U|AA|DD) /.test(line))
    .map((line) => ({ isGone: line.startsWith('D'), file: line.slice(3) }));
  expect(conflicts.map(({ file }) => file).filter((file) => !own.test(file))).toEqual([]);
  for (const { isGone, file } of conflicts)
    if (isGone) git(folder, 'rm', '--quiet', '--', file);
    else git(folder, 'checkout', '--ours', '--', file);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--no-edit');
}

test.runIf(process.env['NIGHTLY'])(
  'upgrade: a company that took over the version before this one merges it',
  async () => {
    const versions = git(root, 'log', '-2', '--format=%H', '-G"version":', '--', 'package.json');
    const [, version = ''] = versions.split('\n');
    const folder = copyFolder('upgrade');
    await rm(folder, { recursive: true, force: true });
    git(root, 'clone', '--quiet', '--no-hardlinks', root, folder);
    git(folder, 'checkout', '--quiet', '-b', 'heir', version);
    await linkPackages(join(folder, 'node_modules'), root);
    // Where version 2 has it.
    await runInCopy({}, folder, 'tools/new.ts', 'company', 'Ons Kantoor');
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'Start empty');
    try {
      git(folder, 'merge', '--quiet', '--no-commit', '--no-ff', git(root, 'rev-parse', 'HEAD').trim());
    } catch {
      // It has conflicts.
    }
    solveConflicts(folder);
    expect(git(folder, 'diff', '--name-only', 'HEAD^', '--', 'art/*/*', 'src/content/*/*')).toBe('');
    // What CHANGELOG.md says of colours.
    execSync("sed -i 's/--orange-/--accent-/g; s/--navy-/--deep-/g' art/*/*.svg", { cwd: folder });
    await runInCopy({}, folder, astro, 'build');
  },
);
