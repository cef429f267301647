import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import slugify from '@sindresorhus/slugify';
import { collectionNames, type CollectionName } from '#content/collections.ts';
import { locales, type LocaleCode } from '#i18n/locales.ts';
import type { Finding } from './finding.ts';
import { parseMarkdownFile, type MarkdownFile } from './markdown-file.ts';
import { readText } from './read-text.ts';

/** A content file. */
export interface Item {
  /** From the project's root. */
  file: string;
  collection: CollectionName;
  locale: LocaleCode;
  /** The file name without ending, and the last part of the address. */
  id: string;
  draft: boolean;
  /** What the file holds, when it can be read. */
  markdown: MarkdownFile | undefined;
}

const address = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Reads every content file in every language.
 * @param root the project's folder
 * @returns the files, and a finding for each that cannot be an item
 */
export async function readItems(root: string): Promise<{ items: Item[]; findings: Finding[] }> {
  const items: Item[] = [];
  const findings: Finding[] = [];
  for (const collection of collectionNames) {
    for (const { code: locale } of locales) {
      const folder = `src/content/${collection}/${locale}`;
      for (const name of await namesIn(join(root, folder))) {
        const file = `${folder}/${name}`;
        const id = name.replace(/\.md$/, '');
        if (id === name) {
          findings.push({
            file,
            message: 'is not a Markdown file: end its name in .md, or move it elsewhere.',
          });
          continue;
        }
        if (!address.test(id)) findings.push({ file, message: `cannot be an address: ${rename(id)}` });
        const markdown = await readMarkdown(root, file, findings);
        items.push({ file, collection, locale, id, draft: isDraft(markdown), markdown });
      }
    }
  }
  return { items, findings };
}

/** The files of a folder, in the same order everywhere; hidden ones belong to the operating system. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.startsWith('.')).toSorted();
}

async function readMarkdown(
  root: string,
  file: string,
  findings: Finding[],
): Promise<MarkdownFile | undefined> {
  const read = await readText(root, file);
  if ('finding' in read) {
    findings.push(read.finding);
    return undefined;
  }
  const parsed = parseMarkdownFile(file, read.text);
  if (!Array.isArray(parsed)) return parsed;
  findings.push(...parsed);
  return undefined;
}

function isDraft(markdown: MarkdownFile | undefined): boolean {
  const data = markdown?.frontMatter.data;
  return typeof data === 'object' && data !== null && 'draft' in data && data.draft === true;
}

const rename = (id: string) => {
  const slug = slugify(id, { decamelize: false });
  return `use lower-case letters, digits and single hyphens, such as "${slug || 'a-new-quay'}.md".`;
};
