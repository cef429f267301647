/*
  `npm run translations` lists missing and stale translations. It skips commits with the line "Translation:
  not needed" and items with `translation: independent`.
*/
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { readFrontMatter } from '#content/front-matter.ts';
import { locales } from '#shared/locales.ts';
import { showHelp } from '#tools/help.ts';

const independent = z.object({ translation: z.literal('independent') });

/**
 * Finds missing and stale translations. A file becomes stale when a commit changes another language without
 * it, and is up to date again after its own next change.
 * @param root the project's folder
 * @returns a line for each, with its file
 * @throws {Error} when the history can't be read
 */
export function findStaleTranslations(root: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true')
    throw new Error('This clone has only part of the history: run "git fetch --unshallow" first.');
  const folder = ['--', 'src/content'];
  const needed = ['--invert-grep', '--grep=^Translation: not needed'];
  const log = git('log', '--reverse', '--format=%x01%cs', '--name-only', ...needed, ...folder);
  const edited = git('diff', '--name-only', 'HEAD', ...folder);
  const created = git('ls-files', '--others', '--exclude-standard', ...folder);
  const changes = `${log}\x01not committed yet\n${edited}${created}`.split('\x01').slice(1);

  /** The stale files, each with the change that made it stale. */
  const stale = new Map<string, string>();
  for (const [day = '', ...changed] of changes.map((change) => change.split('\n').filter(Boolean))) {
    for (const [item, files] of Map.groupBy(changed, itemOf)) {
      // An update of a stale file doesn't make the other languages stale.
      const isUpdate = files.some((file) => stale.has(file));
      for (const file of files) stale.delete(file);
      for (const file of isUpdate ? [] : translationsOf(item))
        if (!files.includes(file) && !stale.has(file)) stale.set(file, `${files[0]} (${day})`);
    }
  }

  const isIndependent = (file: string) =>
    independent.safeParse(readFrontMatter(readFileSync(join(root, file), 'utf8'))).success;
  const existing = Map.groupBy(globSync('src/content/*/*/*.md', { cwd: root }).sort(), itemOf);
  return Array.from(existing).flatMap(([item, files]) => {
    if (files.some(isIndependent)) return [];
    return translationsOf(item).flatMap((file) => {
      if (!existsSync(join(root, file))) return [`${file} is missing: translate ${files[0]}.`];
      return stale.has(file) ? [`${file} is older than ${stale.get(file)}.`] : [];
    });
  });
}

/** The path of an item with `*` instead of the language. */
const itemOf = (file: string) => file.replace(/[^/]+(?=\/[^/]+$)/, '*');

const translationsOf = (item: string) => locales.map(({ code }) => item.replace('*', code));

if (import.meta.main) {
  showHelp(import.meta.filename);
  const stale = findStaleTranslations(process.cwd());
  if (stale.length > 0)
    console.log(
      `${stale.join('\n')}\n\nTranslate what has changed. Where nothing has to change, commit with -m "Translation: not needed".`,
    );
  else console.log('Every translation is up to date.');
}
