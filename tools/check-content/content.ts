import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroUserConfig } from 'astro';
import { markdownToMdast, type MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';
import type { Size } from '#build/crop.ts';
import { collectionNames } from '#content/collections.ts';
import { readPublication, splitFrontMatter } from '#content/front-matter.ts';
import { publishDay } from '#content/publication.ts';
import { locales } from '#i18n/shared/locales.ts';
import { readFormerAddresses } from '#integrations/former-addresses.ts';
import { findEndpoints, findIds, findPages } from './addresses.ts';
import type { Report } from './findings.ts';
import { readText } from './read-text.ts';
import { checkTexts } from './texts.ts';
import { parseYaml } from './yaml.ts';

/** A content file. */
export type Item = ReturnType<typeof readItems>[number];

/** The folders of content files, from the project's root. */
export const contentFolders = collectionNames.flatMap((collection) =>
  locales.map(({ code: locale }) => ({ collection, locale, folder: `src/content/${collection}/${locale}` })),
);

/** Reads every content file in every language. */
function readItems(root: string, report: Report) {
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

/** What the checks work on. */
export type Content = ReturnType<typeof readContent>;

/**
 * Reads the content and the texts of a project, and reports what is wrong with the texts and files that can't be read.
 * @param root the project's folder
 * @param redirects those of astro.config.mjs
 */
export function readContent(root: string, redirects: AstroUserConfig['redirects'] = {}, report: Report) {
  const today = publishDay();
  const items = readItems(root, report);
  return {
    root,
    redirects,
    /** The English texts; undefined if they can't be read. */
    english: checkTexts(root, report),
    report,
    items,
    /** The items in each of their languages. */
    translations: [...Map.groupBy(items, ({ collection, slug }) => `${collection}/${slug}`).values()],
    /** The day for which the site is built, as midnight UTC. */
    today,
    pages: findPages(items),
    endpoints: findEndpoints(root),
    ids: findIds(root),
    /** The new address for each old one. */
    formerAddresses: readFormerAddresses(join(root, 'src/content'), today),
    /** The pictures opened so far. Items in all languages share them. */
    pictures: new Map<string, Promise<Size | string>>(),
  };
}
