import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { root } from '#tests/support/folders.ts';
import { copyFolder, linkPackages, runInCopy } from '#tests/support/project-copy.ts';
import { join } from 'node:path';

const run = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Heir', '-c', 'user.email=a@company.example', ...args], {
    cwd,
    encoding: 'utf8',
  });

// Conflicts in an heir's own files are the heir's to solve.
const own =
  /^(?:src\/(?:company\.ts|content\/|i18n\/(?:locales\/|text-files\.ts|shared\/languages\.ts))|art\/|src\/site\/colours\.ts|src\/styles\/fonts\.ts)/;

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
    const merge = () =>
      run(folder, 'merge', '--quiet', '--no-edit', '--no-ff', run(root, 'rev-parse', 'HEAD').trim());
    try {
      merge();
    } catch {
      const conflicts = run(folder, 'diff', '--name-only', '--diff-filter=U').trim().split('\n');
      expect(conflicts.filter((file) => !own.test(file))).toEqual([]);
      run(
        folder,
        'rm',
        '--quiet',
        '--ignore-unmatch',
        ...run(folder, 'diff', '--name-only', '--diff-filter=D').split('\n').filter(Boolean),
      );
      run(folder, 'checkout', '--ours', '.');
      run(folder, 'add', '--all');
      run(folder, 'commit', '--quiet', '--no-edit');
    }
    await runInCopy(folder, 'node_modules/astro/bin/astro.mjs', 'build');
  },
);
