/*
  `npm run test:visual -- <git ref>`: builds that commit and the working tree, and compares screenshots of one page of
  each kind. Expected, actual and difference of each page that changed are in `test-results/visual/differences`.
*/
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '#tests/support/folders.ts';
import { linkPackages } from '#tests/support/project-copy.ts';
import { showHelp } from '#tools/help.ts';

showHelp(import.meta.filename);

const [ref] = process.argv.slice(2);
if (!ref) {
  console.error('Name the commit to compare with, such as: npm run test:visual -- main');
  process.exit(1);
}

const env = { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter) };

/** Runs a program, and shows its output only when it fails. */
const run = (cwd: string, command: string, ...args: string[]) => execFileSync(command, args, { cwd, env });

const takeScreenshots = (folder: string, ...options: string[]) =>
  execFileSync('playwright', ['test', '--config', 'tests/visual/playwright.config.ts', ...options], {
    cwd: root,
    env: { ...env, VISUAL_FOLDER: folder },
    stdio: 'inherit',
  });

await rm(join(root, 'test-results/visual'), { recursive: true, force: true });
const before = await mkdtemp(join(tmpdir(), 'visual-'));
try {
  run(root, 'git', 'worktree', 'add', '--detach', before, ref);
  await linkPackages(join(before, 'node_modules'), root);
  for (const folder of [before, root]) run(folder, 'npm', 'run', 'build');
  console.log(`Taking screenshots of ${ref}`);
  takeScreenshots(before, '--update-snapshots=all');
  console.log('Comparing the working tree with them');
  takeScreenshots(root, '--update-snapshots=none');
} catch (error) {
  if (error instanceof Error) console.error(error.message);
  process.exitCode = 1;
} finally {
  run(root, 'git', 'worktree', 'remove', '--force', before);
}
