import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import type { SectionName } from '#content/collections.ts';
import { plainDate } from '#content/schemas/fields.ts';
import type { LocaleCode } from '#i18n/shared/locales.ts';
import { project } from './folders.ts';
import { manifest } from './manifest.ts';

const frontMatter = z.object({
  /** Those that a project names. */
  services: z.array(z.string()).default([]),
  date: plainDate.optional(),
  draft: z.boolean().default(false),
  withdrawn: z.boolean().default(false),
  formerly: z.array(z.string()).default([]),
});

/** An item as it was written, with its file's name without ending. */
type Item = z.infer<typeof frontMatter> & { id: string };

const day = new Date(manifest.day);

const content = join(project, 'src/content/');

function readItem(file: string): Item {
  const [, yaml = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return { id: basename(file, '.md'), ...frontMatter.parse(parse(yaml)) };
}

/**
 * Reads what the editors wrote, with what isn't published.
 * @param collection the collection that they belong to
 * @param locale in which language
 */
export const readAllItems = (collection: SectionName, locale: LocaleCode): Item[] =>
  globSync(`${collection}/${locale}/*.md`, { cwd: content }).map((file) => readItem(content + file));

/** Whether an item is published on the day for which the site was built. */
export const isPublished = ({ draft, withdrawn, date }: Item): boolean =>
  !draft && !withdrawn && (date === undefined || date <= day);

/** Reads what is published of a collection in a language. */
export const readItems = (collection: SectionName, locale: LocaleCode): Item[] =>
  readAllItems(collection, locale).filter(isPublished);
