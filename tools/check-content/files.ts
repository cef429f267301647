import { globSync } from 'node:fs';
import { join } from 'node:path';
import slugify from '@sindresorhus/slugify';
import { markdownToMdast, type MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';
import { collectionNames, type CollectionName } from '#content/collections.ts';
import { readPublication, splitFrontMatter } from '#content/front-matter.ts';
import type { Publication } from '#content/publication.ts';
import { slugPattern } from '#content/slug.ts';
import { isLocaleCode, locales, type LocaleCode } from '#i18n/locales.ts';
import { suggest, type Report } from './messages.ts';
import { readText } from './read-text.ts';
import { parseYaml, type YamlDocument } from './yaml.ts';

/** A content file. */
export interface Item {
  /** The path from the project's root. */
  file: string;
  folder: string;
  collection: CollectionName;
  locale: LocaleCode;
  /** The file name without extension, and the last part of the address. */
  id: string;
  /** The fields that decide when it is published. */
  publication: Publication;
  /** The content; undefined if it can't be read. */
  markdown: Markdown | undefined;
}

/** The two parts of a content file. */
export interface Markdown {
  frontMatter: YamlDocument;
  /** Empty lines replace the front matter, so that line numbers match the file. */
  body: string;
  /** All nodes of the body, from Astro's own parser. */
  nodes: MdastNode[];
}

const content = 'src/content';

/** The folders of content files, from the project's root. */
export const contentFolders = collectionNames.flatMap((collection) =>
  locales.map(({ code: locale }) => ({ collection, locale, folder: `${content}/${collection}/${locale}` })),
);

/** Reads every content file in every language. */
export function readItems(root: string, report: Report): Item[] {
  return contentFolders.flatMap((place) =>
    globSync('*', { cwd: join(root, place.folder), withFileTypes: true }).flatMap((entry): Item[] => {
      const { name } = entry;
      const file = `${place.folder}/${name}`;
      const id = name.replace(/\.md$/, '');
      if (id === name) {
        report({ file }, entry.isDirectory() ? 'nested-folder' : 'not-markdown', {});
        return [];
      }
      const markdown = readMarkdown(root, file, report);
      const publication = readPublication(markdown?.frontMatter.data);
      return [{ ...place, file, id, publication, markdown }];
    }),
  );
}

function readMarkdown(root: string, file: string, report: Report): Markdown | undefined {
  const text = readText(root, file, report);
  if (text === undefined) return undefined;
  const parts = splitFrontMatter(text);
  if (!parts) {
    const isLate = /^\s+---[ \t]*\r?\n/.test(text);
    const isOpen = text.startsWith('---');
    const code = isLate ? 'front-matter-late' : isOpen ? 'front-matter-open' : 'front-matter-missing';
    report({ file, line: 1 }, code, {});
    return undefined;
  }
  const frontMatter = parseYaml(file, parts.yaml, 2, report);
  const { body } = parts;
  const nodes: MdastNode[] = [];
  visit(markdownToMdast(body, { features: { frontmatter: false } }), (node) => void nodes.push(node));
  return frontMatter && { frontMatter, body, nodes };
}

/** Reports content files outside the folders that the site reads. */
export function checkFolders(root: string, report: Report): void {
  const languages = locales.map(({ code }) => code);
  const remedy = (name: string, known: readonly string[]) =>
    suggest(name, known, `move its files to one of ${known.join(', ')}.`);
  for (const path of globSync('**/*.md', { cwd: join(root, content) })) {
    const [collection = '', language = '', ...rest] = path.replaceAll('\\', '/').split('/');
    const folder = `${content}/${collection}`;
    if (!collectionNames.some((name) => name === collection))
      report({ file: folder }, 'unknown-folder', { remedy: remedy(collection, collectionNames) });
    else if (rest.length === 0)
      report({ file: `${folder}/${language}` }, 'no-language', { languages: languages.join(', ') });
    else if (!isLocaleCode(language))
      report({ file: `${folder}/${language}` }, 'unknown-folder', { remedy: remedy(language, languages) });
  }
}

/**
 * Reports file names that can't be an address, or that give the same address as another. On some systems `Quay.md` and
 * `quay.md`, or the two encodings of an é, are the same file.
 */
export function checkFileNames(items: Item[], report: Report): void {
  const isAddress = (id: string) => slugPattern.test(id);
  // Valid names come first, so that the other file is reported.
  const sorted = items.toSorted((a, b) => Number(isAddress(b.id)) - Number(isAddress(a.id)));
  const taken = new Map<string, string>();
  for (const { file, folder, id } of sorted) {
    const address = isAddress(id) ? id : slugify(id, { decamelize: false });
    const other = taken.get(`${folder}/${address}`);
    if (other) report({ file }, 'same-address', { other });
    else if (address !== id) report({ file }, 'file-name', { example: address || 'a-new-quay' });
    taken.set(`${folder}/${address}`, other ?? file);
  }
}
