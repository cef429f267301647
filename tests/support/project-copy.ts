import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './folders.ts';
import { runWith } from './run-command.ts';

/** What a build consists of, packages apart. */
export const projectFiles = [
  'art',
  'public',
  'src',
  'tools',
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
  'wrangler.jsonc',
];

/** Whether a path is, or lies in, a folder of published items. */
export const isPublishedItem = (path: string): boolean =>
  /^src\/content\/\w+(?:\/|$)/.test(relative(root, path));

/** What earlier builds of a copy left, which makes the next one quick, and what tests of it wrote. */
const kept = ['node_modules', 'test-results'];

/**
 * Where a copy of the project stands.
 * @param name of the copy
 */
export const copyFolder = (name: string): string => join(root, 'test-results', 'copies', name);

/**
 * Copies the project to a folder of its own, in which content and code may be changed and built.
 * @param name of the folder; one of an earlier run is replaced, what its builds kept is not
 * @param options.content whether it is a copy of the fixture site `full`, instead of the project without its
 *   items
 * @param options.cacheOf whose pictures its first build takes over: the project's, or a copy's
 * @returns the folder
 */
export async function copyProject(
  name: string,
  { content, cacheOf = root }: { content: boolean; cacheOf?: string | undefined },
): Promise<string> {
  const folder = copyFolder(name);
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder)) {
    if (!kept.includes(entry)) await rm(join(folder, entry), { recursive: true });
  }
  await linkPackages(join(folder, 'node_modules'), cacheOf);
  const filter = (source: string) => content || !isPublishedItem(source);
  const source = content ? copyFolder('fixtures-full') : root;
  await Promise.all(
    projectFiles.map((part) => cp(join(source, part), join(folder, part), { recursive: true, filter })),
  );
  return folder;
}

/**
 * Links the packages one by one, so that the build cache among them belongs to the copy.
 * @param folder the `node_modules` of the copy
 * @param cacheOf the project whose build cache the copy starts with
 */
export async function linkPackages(folder: string, cacheOf: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const linked = await readdir(folder);
  const packages = (await readdir(join(root, 'node_modules'))).filter((name) => !name.startsWith('.'));
  const missing = packages.filter((name) => !linked.includes(name));
  await Promise.all(missing.map((name) => symlink(join(root, 'node_modules', name), join(folder, name))));
  const cache = join(cacheOf, 'node_modules', '.astro');
  if (!linked.includes('.astro') && existsSync(cache)) {
    await cp(cache, join(folder, '.astro'), { recursive: true });
  }
}

/**
 * Runs a script of a copy.
 * @param env variables that it gets, such as PUBLISH_DAY and SITE_URL
 * @returns its output
 * @throws {Error} when it fails, with its output
 */
export async function runInCopy(
  env: Record<string, string>,
  folder: string,
  script: string,
  ...args: string[]
): Promise<string> {
  const { code, out, err } = await runWith(env, folder, script, ...args);
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} failed in ${folder}:\n${out}${err}`);
  return out;
}

export const astro = 'node_modules/astro/bin/astro.mjs';
export const vitest = 'node_modules/vitest/vitest.mjs';

/**
 * Checks and builds a copy as `npm run build` does.
 * @param folder the copy; the site is in its folder `dist` afterwards
 * @param env variables that the build reads, such as PUBLISH_DAY and SITE_URL
 * @throws {Error} when `npm run check:content` or the build refuses it, with its output
 */
export async function buildCopy(folder: string, env: Record<string, string> = {}): Promise<void> {
  await runInCopy(env, folder, 'tools/check-content/check.ts');
  await runInCopy(env, folder, astro, 'build');
}
