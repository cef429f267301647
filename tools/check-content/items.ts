import { globSync } from 'node:fs';
import { join } from 'node:path';
import { markdownToMdast, type MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';
import { collectionNames } from '#content/collections.ts';
import { readPublication, splitFrontMatter } from '#content/front-matter.ts';
import { locales } from '#i18n/shared/locales.ts';
import type { Report } from './findings.ts';
import { readText } from './read-text.ts';
import { parseYaml } from './yaml.ts';

/** A content file. */
export type Item = ReturnType<typeof readItems>[number];

/** The folders of content files, from the project's root. */
export const contentFolders = collectionNames.flatMap((collection) =>
  locales.map(({ code: locale }) => ({ collection, locale, folder: `src/content/${collection}/${locale}` })),
);

/** Reads every content file in every language. */
export function readItems(root: string, report: Report) {
  return contentFolders.flatMap((place) =>
    globSync('*.md', { cwd: join(root, place.folder) }).map((name) => {
      const file = `${place.folder}/${name}`;
      const text = readText(root, file, report);
      const parts = splitFrontMatter(text ?? '');
      if (text !== undefined && !parts)
        report(file, 1).error('does not begin with its fields: put them between two lines --- at the top.');
      const frontMatter = parts && parseYaml(file, parts.yaml, 2, report);
      const body = parts?.body ?? '';
      const nodes: MdastNode[] = [];
      visit(markdownToMdast(body, { features: { frontmatter: false } }), (node) => void nodes.push(node));
      return {
        ...place,
        /** The path from the project's root. */
        file,
        slug: name.replace(/\.md$/, ''),
        /** Undefined if it can't be read. */
        frontMatter,
        /** The fields, not validated. */
        fields: Object(frontMatter?.data) as Readonly<Record<string, unknown>>,
        /** The fields that decide when it is published. */
        publication: readPublication(frontMatter?.data),
        /** The place of a field. */
        at: frontMatter?.at ?? ((field: string) => report(file, undefined, field)),
        /** The text below the front matter, which empty lines replace, so that line numbers match the file. */
        body,
        /** All nodes of the body, from Astro's own parser. */
        nodes,
      };
    }),
  );
}
