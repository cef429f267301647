import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import type { PagedCollection } from '#content/collections.ts';
import { isPublished, publicationDay } from '#content/publication.ts';
import { plainDate } from '#content/schemas/fields.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { project } from './folders.ts';
import { manifest } from './manifest.ts';

const frontMatter = z.object({
  title: z.string(),
  /** Those that a project names. */
  services: z.array(z.string()).default([]),
  date: plainDate.optional(),
  draft: z.boolean().default(false),
  withdrawn: z.boolean().optional(),
  translation: z.string().optional(),
});

/** An item as it was written, with its file's name without ending. */
type Item = z.infer<typeof frontMatter> & { id: string };

const day = publicationDay(manifest.day);

const content = join(project, 'src/content/');

function readItem(file: string): Item {
  const [, yaml = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return { id: basename(file, '.md'), ...frontMatter.parse(parse(yaml)) };
}

/**
 * Reads what the editors wrote and what is published of it.
 * @param collection the collection that they belong to
 * @param locale in which language
 */
export const readItems = (collection: PagedCollection, locale: LocaleCode): Item[] =>
  globSync(`${collection}/${locale}/*.md`, { cwd: content })
    .map((file) => readItem(content + file))
    .filter((item) => isPublished(item, day));
