import { execFile } from 'node:child_process';
import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSite } from './content-doctor-site.ts';
import { root as project } from './folders.ts';

/** Whatever the machine speaks. */
const env = { ...process.env, LC_ALL: 'C' };

/**
 * Runs a command in a site that has the project's code.
 * @param root the site
 * @param command the file in tools
 */
export const run = (root: string, command: string, ...args: string[]) => answer(root, command, args, '');

/**
 * The same, with answers to what it asks.
 * @param answers in their order, a line each
 */
export async function answer(root: string, command: string, args: string[], answers: string) {
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [`tools/${command}`, ...args],
      { cwd: root, env },
      (error, out, err) => {
        resolve({ code: error?.code ?? 0, out, err });
      },
    );
    child.stdin?.end(answers);
  });
}

/** A small site with the project's code, in which its commands run. */
export async function makeProject() {
  const site = await makeSite();
  for (const folder of [
    'tools',
    'src/company.ts',
    'src/build/pictures',
    'src/content',
    'src/site',
    'src/i18n',
  ]) {
    const isCode = (path: string) => !/\.(?:md|png)$/.test(path);
    await cp(join(project, folder), join(site.root, folder), { recursive: true, filter: isCode });
  }
  await cp(join(project, 'package.json'), join(site.root, 'package.json'));
  await symlink(join(project, 'node_modules'), join(site.root, 'node_modules'));
  return site;
}
