import { extractFrontmatter, parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroUserConfig } from 'astro';
import { readFormerAddresses } from '#build/former-addresses.ts';
import { collectionNames, collections } from '#content/collections.ts';
import { readPublication } from '#content/front-matter.ts';
import { isPublished, publishDay } from '#content/publication.ts';
import { locales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { itemRoute } from '#site/routes.ts';
import { setEntries } from './astro-modules.ts';
import type { Place, Report } from './findings.ts';
import type { Page } from './read-markdown.ts';
import { checkTexts } from './texts.ts';
import { parseYaml, readText } from './yaml.ts';

/** A content file. */
export type Item = Awaited<ReturnType<typeof readItem>>;

/** The folders of content files, from the project's root. */
export const contentFolders = collectionNames.flatMap((collection) =>
  locales.map(({ code: locale }) => ({ collection, locale, folder: `src/content/${collection}/${locale}` })),
);

/** Reads the fields, with Astro's parser for their values and another one for their places. */
function readFields(file: string, text: string, report: Report) {
  const yaml = /^---[ \t]*\r?\n/.test(text) ? extractFrontmatter(text) : undefined;
  if (yaml === undefined) {
    report(file, 1).error('does not begin with its fields: put them between two lines --- at the top.');
    return { frontMatter: undefined, body: '' };
  }
  const document = parseYaml(file, yaml, report);
  // Its empty lines keep the numbers of the lines.
  const body = text.replace(`---${yaml}---`, () => yaml.replace(/[^\n]/g, ''));
  try {
    return { frontMatter: document && { ...document, data: parseFrontmatter(text).frontmatter }, body };
  } catch (error) {
    report(file, 1).error(`is not valid YAML for Astro (${String(error)}): put unusual texts in quotes.`);
    return { frontMatter: undefined, body };
  }
}

type Reader = (path: string, body: string, report: (line: number) => Place) => Promise<Page>;

async function readItem(
  root: string,
  { folder, name, ...place }: (typeof contentFolders)[number] & { name: string },
  report: Report,
  readBody: Reader,
) {
  const file = `${folder}/${name}`;
  const slug = name.replace(/\.md$/, '');
  const text = readText(root, file, report);
  const { frontMatter, body } =
    text === undefined ? { frontMatter: undefined, body: '' } : readFields(file, text, report);
  return {
    ...place,
    folder,
    /** The path from the project's root. */
    file,
    slug,
    path: localizePath(place.locale, itemRoute(place.collection, slug)),
    /** Undefined if it can't be read. */
    frontMatter,
    /** The fields, not validated. */
    fields: Object(frontMatter?.data) as Readonly<Record<string, unknown>>,
    /** The fields that decide when it is published. */
    publication: readPublication(frontMatter?.data),
    /** The place of a field. */
    at: frontMatter?.at ?? ((field: string) => report(file, undefined, field)),
    /** The text below the fields, for which there are empty lines. */
    body,
    /** What the page shows of the body. */
    page: await readBody(join(root, file), body, (line) => report(file, line)),
  };
}

/** Fields without which the table of pages can't list an item. Mistakes in them are reported elsewhere. */
const blank = { title: '', summary: '', year: 0, services: [] };

/** Reads the paths of all pages, those of drafts and of scheduled items included. */
async function readPages(items: readonly Item[]) {
  const { getPages, pathOf } = await import('#site/pages.ts');
  setEntries(
    items
      .filter(({ publication }) => !publication.withdrawn)
      .map(({ collection, locale, slug, fields, publication: { date = new Date(0) } }) => {
        return { collection, id: `${locale}/${slug}`, data: { ...blank, ...fields, date } };
      }),
  );
  const pages = (await Promise.all(locales.map(({ code }) => getPages(code)))).flat();
  return new Map(pages.map((page) => [pathOf(page), page]));
}

/** What the checks work on. */
export type Content = Awaited<ReturnType<typeof readContent>>;

/**
 * Reads the content and the texts of a project, and reports what is wrong with the texts and files that can't be read.
 * @param root the project's folder
 * @param redirects those of src/site/redirects.ts
 */
export async function readContent(
  root: string,
  redirects: AstroUserConfig['redirects'] = {},
  report: Report,
) {
  const english = checkTexts(root, report);
  // Each imports the texts, so mistakes there, which are reported already, would make this fail.
  const { readMarkdown } = english ? await import('./read-markdown.ts') : {};
  const readBody: Reader =
    readMarkdown ?? (() => Promise.resolve({ ids: [], links: [], pictures: [], texts: [] }));
  const items: Item[] = [];
  for (const place of contentFolders)
    for (const name of globSync('*.md', { cwd: join(root, place.folder) }))
      items.push(await readItem(root, { ...place, name }, report, readBody));
  const today = publishDay();
  const pages = english && (await readPages(items).catch(() => undefined));
  const itemAt = (path: string) =>
    items.find((item) => item.path === path && collections[item.collection].body);
  return {
    root,
    redirects,
    /** The company's texts in the default language; undefined if the schemas can't be loaded. */
    english,
    report,
    items,
    /** The table of pages by path; undefined if it can't be made, because of what is reported elsewhere. */
    pages,
    /** The item that a path shows. */
    itemAt,
    /** Whether a path shows a page on a day. */
    isOnline: (path: string, day: Date) => {
      const { publication } = itemAt(path) ?? {};
      return pages?.has(path) === true && (!publication || isPublished(publication, day));
    },
    /** The items in each of their languages. */
    translations: [...Map.groupBy(items, ({ collection, slug }) => `${collection}/${slug}`).values()],
    /** The day for which the site is built, as midnight UTC. */
    today,
    /** The new address for each old one. */
    formerAddresses: readFormerAddresses(join(root, 'src/content'), today),
  };
}
