import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { collectionNames, hasPages, type CollectionName } from '#content/collections.ts';
import { isPublished } from '#content/publication.ts';
import { toPlainDate } from '#i18n/format.ts';
import { locales, type LocaleCode } from '#i18n/locales.ts';
import { itemRoute, listRoute, routes, sections } from '#site/routes.ts';

const run = promisify(execFile);

/** The fields of an item that say when it was written. */
const frontMatter = z.object({
  date: z.coerce.date().optional(),
  checked: z.coerce.date().optional(),
  draft: z.boolean().optional(),
});

const newest = (days: (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

/**
 * The day of the last commit of each file, by its path.
 * @returns nothing of a copy without its whole history, where every file would seem to be of the last commit
 */
async function readCommitDays(root: string): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  const git = async (...args: string[]) => (await run('git', args, { cwd: root, maxBuffer: 2 ** 28 })).stdout;
  const isShallow = await git('rev-parse', '--is-shallow-repository').catch(() => 'true');
  if (isShallow.trim() === 'true') return days;
  const log = await git('log', '--format=%x00%cs', '--name-only', '--relative', '--', 'src');
  for (const commit of log.split('\0')) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}

/**
 * Learns when the sources of pages last changed: from front matter and, where it is at hand, the history of git.
 * @param root the project's folder
 * @param today the day for which the build is made: what is of a later one changes nothing yet
 * @returns a function that gives the day of a page, by language and path without language, such as `2026-11-22`;
 *   nothing where it is not known
 */
export async function readLastModified(root: string, today: Date) {
  const committed = await readCommitDays(root);
  const days = new Map<string, string>();
  const keyOf = (locale: LocaleCode, route: string) => `${locale} ${route}`;
  const note = (locale: LocaleCode, route: string, known: (string | undefined)[]) => {
    const day = newest(known);
    if (day !== undefined) days.set(keyOf(locale, route), day);
    return day;
  };
  const ofFile = async (file: string): Promise<string | undefined> => {
    const [, yaml = ''] = (await readFile(join(root, file), 'utf8')).split(/^---$/m);
    const { date, checked, draft } = frontMatter.parse(parse(yaml));
    if (!isPublished({ draft, date }, today)) return undefined;
    return newest([date && toPlainDate(date), checked && toPlainDate(checked), committed.get(file)]);
  };
  const filesOf = (collection: CollectionName, locale: LocaleCode) =>
    globSync(`src/content/${collection}/${locale}/*.md`, { cwd: root });
  const nameOf = (file: string) => basename(file, '.md');

  for (const { code, file: textFile } of locales) {
    const texts = committed.get(`src/i18n/locales/${textFile}`);
    // What has no list has a page at the root, or none.
    for (const file of collectionNames
      .filter((name) => !hasPages(name))
      .flatMap((name) => filesOf(name, code))) {
      note(code, `/${nameOf(file)}`, [await ofFile(file)]);
    }
    const lists: (string | undefined)[] = [];
    for (const section of sections) {
      const items = filesOf(section, code).map(async (item) =>
        note(code, itemRoute(section, nameOf(item)), [await ofFile(item)]),
      );
      lists.push(note(code, listRoute(section), await Promise.all(items)));
    }
    note(code, routes.home, [...lists, texts]);
    note(code, routes.about, [texts]);
    note(code, routes.contact, [texts]);
  }
  return (locale: LocaleCode, route: string): string | undefined => {
    const list = sections.map(listRoute).find((path) => new RegExp(`^${path}/.+/`).test(route));
    // Pages further down, such as the second of a list, change with the list.
    return days.get(keyOf(locale, list ?? route));
  };
}
