import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { locales } from '#i18n/locales.ts';
import { compressedCodings, manifestName, type BuildFile, type Manifest } from '#server/manifest.ts';
import { errorRoutes, localizePath } from '#site/routing.ts';

/** Host files and the manifest itself begin with `_`; of the dot files only `.well-known` is for the public. */
const isServed = (file: string) => !/^_|(?:^|\/)\.(?!well-known\/)/.test(file);

/**
 * Lists what is to be served of a build, without the compressed forms beside it.
 * @param folder the build's folder
 * @returns paths below it, in the same order everywhere
 */
export async function listServed(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .filter(isServed)
    .sort();
  const names = new Set(files);
  const endings = Object.values(compressedCodings);
  return files.filter(
    (file) => !endings.some((ending) => file.endsWith(ending) && names.has(file.slice(0, -ending.length))),
  );
}

/** @throws {Error} when two files want one address, or a language has no page for unknown addresses */
function check(files: BuildFile[]): void {
  const taken = new Map<string, string>();
  for (const { address, variants } of files) {
    if (address === undefined) continue;
    const { file } = variants.identity;
    const other = taken.get(address);
    if (other) throw new Error(`${file} and ${other} both stand at ${address}: rename one of them.`);
    taken.set(address, file);
  }
  for (const { code } of locales) {
    if (files.some(({ page }) => page?.locale === code && page.route === errorRoutes.notFound)) continue;
    throw new Error(
      `The build has no page ${localizePath(code, errorRoutes.notFound)}.html: write it in src/pages.`,
    );
  }
}

/** @throws {Error} when a redirect starts at a page or does not lead to one */
function checkRedirects({ files, redirects }: Pick<Manifest, 'files' | 'redirects'>): void {
  const pages = new Set(files.flatMap(({ page, address }) => (page ? [address] : [])));
  for (const [from, to] of Object.entries(redirects)) {
    const redirect = `astro.config.mjs: redirects "${from}" to "${to}"`;
    if (from.includes('[')) throw new Error(`${redirect}: write each old address out, without placeholders.`);
    if (pages.has(from)) throw new Error(`${redirect}, but the site has a page ${from}: remove one of them.`);
    if (!pages.has(to)) throw new Error(`${redirect}, but the site has no page ${to}: name one that it has.`);
  }
}

/**
 * Writes the manifest of a build, last and in one go: a build without it is not whole.
 * @param folder the build's folder
 * @param contents what the manifest lists
 * @returns the manifest
 * @throws {Error} when the build cannot be served as it is, naming file and remedy
 */
export async function writeManifest(folder: string, contents: Omit<Manifest, 'version'>): Promise<Manifest> {
  // Until this is done, what an earlier build left is no manifest of this one.
  await rm(join(folder, manifestName), { force: true });
  check(contents.files);
  checkRedirects(contents);
  const manifest: Manifest = { version: 3, ...contents };
  const unfinished = join(folder, `${manifestName}.part`);
  await writeFile(unfinished, JSON.stringify(manifest, null, 1));
  await rename(unfinished, join(folder, manifestName));
  return manifest;
}
