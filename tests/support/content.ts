import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import type { CollectionName } from '#content/collections.ts';
import { plainDate } from '#content/fields.ts';
import type { LocaleCode } from '#shared/locales.ts';
import { project } from './folders.ts';
import { manifest } from './manifest.ts';

const publication = z.object({
  date: plainDate.optional(),
  draft: z.boolean().default(false),
  withdrawn: z.boolean().default(false),
});

const day = new Date(manifest.day);

const content = join(project, 'src/content/');

/** Reads an item as it was written, with its file's name without ending. */
function readItem(file: string) {
  const [, yaml = '', ...body] = readFileSync(file, 'utf8').split(/^---$/m);
  const fields: unknown = parse(yaml);
  return { slug: basename(file, '.md'), ...publication.parse(fields), fields, body: body.join('---') };
}

type Item = ReturnType<typeof readItem>;

/**
 * Reads what the editors wrote, with what isn't published.
 * @param collection the collection that they belong to
 * @param locale in which language
 */
export const readAllItems = (collection: CollectionName, locale: LocaleCode): Item[] =>
  globSync(`${collection}/${locale}/*.md`, { cwd: content }).map((file) => readItem(content + file));

/** Whether an item is published on the day for which the site was built. */
export const isPublished = ({ draft, withdrawn, date }: Item): boolean =>
  !draft && !withdrawn && (date === undefined || date <= day);

/** Reads what is published of a collection in a language. */
export const readItems = (collection: CollectionName, locale: LocaleCode): Item[] =>
  readAllItems(collection, locale).filter(isPublished);
