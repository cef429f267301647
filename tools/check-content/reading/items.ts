import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { collectionNames, type CollectionName } from '#content/collections.ts';
import { plainDate } from '#content/schemas/fields.ts';
import { locales, type LocaleCode } from '#i18n/locales.ts';
import type { Report } from '#tools/check-content/findings.ts';
import { parseYaml, type YamlDocument } from './parse-yaml.ts';
import { readText } from './read-text.ts';

/** A content file. */
export interface Item {
  /** From the project's root. */
  file: string;
  folder: string;
  collection: CollectionName;
  locale: LocaleCode;
  /** The file name without ending, and the last part of the address. */
  id: string;
  draft: boolean;
  /** The day from which it is published, if it says one. */
  day: Date | undefined;
  /** What the file holds, when it can be read. */
  markdown: Markdown | undefined;
}

/** The two parts of a content file. */
export interface Markdown {
  frontMatter: YamlDocument;
  /** With empty lines for the front matter, so that line numbers are those of the file. */
  body: string;
}

/** Where the content files are, from the project's root. */
export const contentFolders = collectionNames.flatMap((collection) =>
  locales.map(({ code: locale }) => ({ collection, locale, folder: `src/content/${collection}/${locale}` })),
);

/**
 * Reads every content file in every language.
 * @param root the project's folder
 * @param report takes each file that cannot be an item
 */
export function readItems(root: string, report: Report): Item[] {
  return contentFolders.flatMap((place) =>
    globSync('*', { cwd: join(root, place.folder), withFileTypes: true }).flatMap((entry) => {
      const { name } = entry;
      const file = `${place.folder}/${name}`;
      const id = name.replace(/\.md$/, '');
      if (id === name) {
        report(file, { code: entry.isDirectory() ? 'folderTooDeep' : 'notMarkdown' });
        return [];
      }
      const markdown = readMarkdown(root, file, report);
      return [{ ...place, file, id, draft: isDraft(markdown), day: dayOf(markdown), markdown }];
    }),
  );
}

const isDraft = (markdown: Markdown | undefined) =>
  z.object({ draft: z.literal(true) }).safeParse(markdown?.frontMatter.data).success;

const dayOf = (markdown: Markdown | undefined) =>
  z.object({ date: plainDate }).safeParse(markdown?.frontMatter.data).data?.date;

const opening = /^---[ \t]*\r?\n/;
// Astro's parser too ends the block at the first line that begins with ---.
const block = /^---[ \t]*\r?\n(?<yaml>(?:(?!---)[^\n]*\n)*)---[ \t]*(?:\r?\n|$)/;

function readMarkdown(root: string, file: string, report: Report): Markdown | undefined {
  const text = readText(root, file, report);
  if (text === undefined) return undefined;
  const match = block.exec(text);
  if (!match) {
    report(file, { code: opening.test(text) ? 'openFrontMatter' : 'noFrontMatter' }, 1);
    return undefined;
  }
  const frontMatter = parseYaml(match.groups?.['yaml'] ?? '', 2, (message, line) =>
    report(file, message, line),
  );
  const body = match[0].replace(/[^\n]/g, '') + text.slice(match[0].length);
  return frontMatter && { frontMatter, body };
}
