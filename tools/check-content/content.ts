import { globSync } from 'node:fs';
import { join } from 'node:path';
import { extractFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { readFormerAddresses } from '#build/former-addresses.ts';
import { collectionTraits } from '#content/collections.ts';
import { readFrontMatter, readPublication } from '#content/front-matter.ts';
import { collectionNames, isPublished, isReleased, publishDay } from '#content/publication.ts';
import { fillFacts } from '#i18n/facts.ts';
import { locales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { itemRoute } from '#site/routes.ts';
import { setEntries } from './astro-modules.ts';
import { checkFields, checkNotice, checkOwnTexts } from './fields.ts';
import type { Report } from './findings.ts';
import { checkMarkdown, readMarkdown } from './markdown.ts';
import { checkArt } from './pictures.ts';
import { checkRelations } from './relations.ts';
import { type JsonDocument, parseYaml, readText } from './yaml.ts';

/** A content file. */
export type Item = Awaited<ReturnType<typeof readItem>>;

/** The folders of content files, from the project's root. */
const contentFolders = collectionNames.flatMap((collection) =>
  locales.map(({ code: locale }) => ({ collection, locale, folder: `src/content/${collection}/${locale}` })),
);

async function readItem(
  root: string,
  { folder, name, ...place }: (typeof contentFolders)[number] & { name: string },
  report: Report,
) {
  const file = `${folder}/${name}`;
  const slug = name.replace(/\.md$/, '');
  const text = readText(root, file, report);
  const yaml = text && /^---[ \t]*\r?\n/.test(text) ? extractFrontmatter(text) : undefined;
  if (text !== undefined && yaml === undefined)
    report(file, 1).error('does not begin with its fields: put them between two lines --- at the top.');
  // Astro's parser reads the values, and another one their places.
  const places = yaml === undefined ? undefined : parseYaml(file, yaml, report);
  const data = places && readFrontMatter(text ?? '');
  if (places && !data) report(file, 1).error('is not valid YAML for Astro: put unusual texts in quotes.');
  // Empty lines keep the numbers of the lines.
  const body = yaml === undefined ? '' : (text?.replace(`---${yaml}---`, yaml.replace(/[^\n]/g, '')) ?? '');
  return {
    ...place,
    folder,
    /** The path from the project's root. */
    file,
    slug,
    path: localizePath(place.locale, itemRoute(place.collection, slug)),
    /** Whether its fields can be read. */
    isReadable: data !== undefined,
    /** The fields, with facts and not validated. */
    fields: fillFacts(Object(data) as Readonly<Record<string, unknown>>, place.locale),
    texts: places?.texts ?? [],
    /** The fields that decide when it is published. */
    publication: readPublication(data),
    /** The place of a field. */
    at: places?.at ?? ((field: string) => report(file, undefined, field)),
    /** The text below the fields, for which there are empty lines. */
    body,
    /** What the page shows of the body. */
    page: await readMarkdown(join(root, file), body, (line) => report(file, line)),
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

export type Content = Awaited<ReturnType<typeof readContent>>;

async function readContent(root: string, texts: readonly JsonDocument[], report: Report) {
  const items: Item[] = [];
  for (const place of contentFolders)
    for (const name of globSync('*.md', { cwd: join(root, place.folder) }))
      items.push(await readItem(root, { ...place, name }, report));
  const today = publishDay();
  const pages = await readPages(items).catch(() => undefined);
  const itemAt = (path: string) =>
    items.find((item) => item.path === path && collectionTraits[item.collection].body);
  return {
    root,
    folders: contentFolders,
    /** The company's texts by language, the default one first. */
    texts,
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
    /** The day for which the site is built, as midnight UTC. */
    today,
    /** The new address for each old one. */
    formerAddresses: readFormerAddresses(join(root, 'src/content'), today),
  };
}

/**
 * Checks the content files.
 * @param root the project's folder
 * @param texts the company's texts by language, the default one first
 * @returns the number of content files and of scheduled ones, and the files that builds leave out
 */
export async function checkItems(...args: Parameters<typeof readContent>) {
  const content = await readContent(...args);
  checkRelations(content);
  checkOwnTexts(content);
  await checkArt(content);
  checkNotice(content);
  for (const item of content.items.filter(({ isReadable }) => isReadable)) {
    await checkFields(item, content);
    await checkMarkdown(item, content);
  }
  const { items, today } = content;
  const released = items.filter(({ publication }) => isReleased(publication));
  return {
    files: items.length,
    scheduled: released.filter(({ publication }) => !isPublished(publication, today)).length,
    hidden: items.filter((item) => !released.includes(item)).map(({ file }) => file),
  };
}
