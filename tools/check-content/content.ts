import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroUserConfig } from 'astro';
import { markdownToMdast, type MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';
import { collectionNames, collections } from '#content/collections.ts';
import { readPublication, splitFrontMatter } from '#content/front-matter.ts';
import { publishDay } from '#content/publication.ts';
import { locales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { readFormerAddresses } from '#integrations/former-addresses.ts';
import { itemRoute, siteRoutes } from '#site/routes.ts';
import type { Report } from './findings.ts';
import { checkTexts } from './texts.ts';
import { parseYaml, readText } from './yaml.ts';

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
      const frontMatter = parts && parseYaml(file, `\n${parts.yaml}`, report);
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

/** Derives the pages of the site, by address: those of items, and those that are always there. */
function findPages(items: Item[]) {
  const pages = new Map<string, Pick<Item, 'publication'> & Partial<Item>>();
  for (const { code } of locales)
    for (const route of siteRoutes) pages.set(localizePath(code, route), { publication: { formerly: [] } });
  for (const item of items) {
    const { collection, locale, slug } = item;
    if (collections[collection].body) pages.set(localizePath(locale, itemRoute(collection, slug)), item);
  }
  return pages;
}

/** Finds the addresses of generated files, such as a feed. */
function findEndpoints(root: string): string[] {
  const files = globSync('**/*.*.{ts,js}', { cwd: join(root, 'src/pages') });
  const routes = files.map((file) => `/${file.replace(/\.[jt]s$/, '')}`);
  return locales.flatMap(({ code }) =>
    routes.map((route) => route.replace('/[...locale]', localizePath(code, ''))),
  );
}

/** Finds the ids that are written in the components, which a page's headings can't use. */
function findIds(root: string): ReadonlySet<string> {
  const files = globSync('src/{components,layouts}/**/*.astro', { cwd: root });
  const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const ids = source.matchAll(/\b(?:id="|(?:id|slug): ')([\w-]+)/g);
  return new Set(Array.from(ids, ([, id = '']) => id));
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
    /** The company's texts in the default language; undefined if the schemas can't be loaded. */
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
  };
}
