import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroUserConfig } from 'astro';
import { readFormerAddresses } from '#build/former-addresses.ts';
import { collectionNames } from '#content/collections.ts';
import { readPublication, splitFrontMatter } from '#content/front-matter.ts';
import { publishDay } from '#content/publication.ts';
import { locales } from '#shared/locales.ts';
import type { Report } from './findings.ts';
import type { createReader, Page } from './read-markdown.ts';
import { readPages } from './site.ts';
import { checkTexts } from './texts.ts';
import { parseYaml, readText, type YamlDocument } from './yaml.ts';

/** A content file. */
export type Item = Awaited<ReturnType<typeof readItems>>[number];

/** The folders of content files, from the project's root. */
export const contentFolders = collectionNames.flatMap((collection) =>
  locales.map(({ code: locale }) => ({ collection, locale, folder: `src/content/${collection}/${locale}` })),
);

/** Astro has another parser of YAML, and another idea of where the fields end. */
function compareWithAstro(text: string, body: string, { data, at }: YamlDocument): void {
  try {
    const { content, frontmatter } = parseFrontmatter(text);
    if (content.trim() !== body.trim())
      at('').error(
        'has a line that begins with --- or +++ among its fields: indent it, or put the text in quotes.',
      );
    for (const [field, value] of Object.entries(Object(data))) {
      const other = JSON.stringify(frontmatter[field]);
      // Dates that don't exist are reported with the schema.
      if (!(value instanceof Date) && JSON.stringify(value) !== other)
        at(field).error(`is read as ${other}: put the text in quotes.`);
    }
  } catch (error) {
    at('').error(`is not valid YAML for Astro (${String(error)}): put unusual texts in quotes.`);
  }
}

const emptyPage: Page = { ids: [], links: [], pictures: [], texts: [] };

/** Reads every content file in every language. `read` reads the texts. */
async function readItems(
  root: string,
  report: Report,
  read: Awaited<ReturnType<typeof createReader>> | undefined,
) {
  const files = contentFolders.flatMap((place) =>
    globSync('*.md', { cwd: join(root, place.folder) }).map((name) => ({ ...place, name })),
  );
  const items = [];
  for (const { name, ...place } of files) {
    const file = `${place.folder}/${name}`;
    const text = readText(root, file, report);
    const parts = splitFrontMatter(text ?? '');
    if (text !== undefined && !parts)
      report(file, 1).error('does not begin with its fields: put them between two lines --- at the top.');
    const frontMatter = parts && parseYaml(file, `\n${parts.yaml}`, report);
    const body = parts?.body ?? '';
    if (frontMatter) compareWithAstro(text ?? '', body, frontMatter);
    items.push({
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
      /** What the page shows of the body. */
      page: (await read?.(join(root, file), body, (line) => report(file, line))) ?? emptyPage,
    });
  }
  return items;
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
  // It imports the texts, so mistakes there, which are reported already, would make this fail.
  const reader = english && (await (await import('./read-markdown.ts')).createReader());
  const items = await readItems(root, report, reader);
  return {
    root,
    redirects,
    /** The company's texts in the default language; undefined if the schemas can't be loaded. */
    english,
    report,
    items,
    /** The table of pages; undefined if it can't be made, because of what is reported elsewhere. */
    pages: english && (await readPages(items).catch(() => undefined)),
    /** The items in each of their languages. */
    translations: [...Map.groupBy(items, ({ collection, slug }) => `${collection}/${slug}`).values()],
    /** The day for which the site is built, as midnight UTC. */
    today: publishDay(),
    /** The new address for each old one. */
    formerAddresses: readFormerAddresses(join(root, 'src/content'), publishDay()),
  };
}
