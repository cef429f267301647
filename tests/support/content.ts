import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { collections, type PagedCollection } from '#content/collections.ts';
import { locales, type LocaleCode } from '#i18n/locales.ts';
import { sections } from '#site-map/routes.ts';
import { root } from './folders.ts';

const frontMatter = z.object({
  title: z.string(),
  /** Those that a project names. */
  services: z.array(z.string()).default([]),
  draft: z.boolean().default(false),
});

/** An item as it was written, with its file's name without ending. */
type Item = z.infer<typeof frontMatter> & { id: string };

const content = join(root, 'src/content/');

function readItem(file: string): Item {
  const [, yaml = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return { id: basename(file, '.md'), ...frontMatter.parse(parse(yaml)) };
}

/**
 * Reads what the editors wrote, drafts excluded.
 * @param collection the collection that they belong to
 * @param locale in which language
 */
export const readItems = (collection: PagedCollection, locale: LocaleCode): Item[] =>
  globSync(`${collection}/${locale}/*.md`, { cwd: content })
    .map((file) => readItem(content + file))
    .filter(({ draft }) => !draft);

/** Whether anything is published that has a cover. */
export const hasCovers = sections
  .filter((section) => !collections[section].everyLanguage)
  .some((section) => locales.some(({ code }) => readItems(section, code).length > 0));
