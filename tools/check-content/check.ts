import type { z } from 'astro/zod';
import { company } from '#company';
import { collectionNames, collections, type CollectionName } from '#content/collections.ts';
import { publicationDay } from '#content/publication.ts';
import { imagePaths } from '#content/schemas/fields.ts';
import { checkCompany } from './company.ts';
import { checkFields, checkPassages } from './fields.ts';
import { checkFileNames, checkFolders, readItems } from './files.ts';
import { linkCheck } from './links.ts';
import { markdownCheck } from './markdown.ts';
import { collectFindings, type Finding, type Report } from './messages.ts';
import { pictureCheck } from './pictures.ts';
import { checkRelations } from './relations.ts';
import { checkServices, checkTexts } from './texts.ts';

/**
 * Checks all content, all texts and the company's facts in one go, before a build.
 * @param root the project's folder
 * @returns the findings in the order of file and line, and how many content files there are
 */
export async function checkContent(root: string): Promise<{ findings: Finding[]; files: number }> {
  const { report, sorted } = collectFindings();
  checkCompany(company, report);
  const english = checkTexts(root, report);
  const items = readItems(root, report);
  const today = publicationDay(process.env['PUBLISH_DAY']);
  checkFolders(root, report);
  checkFileNames(items, report);
  checkRelations(items, today, report);
  if (english) checkServices(root, items, english, report);

  const checkPicture = pictureCheck(root, report);
  const checkMarkdown = markdownCheck(root, linkCheck(root, items, today, report), checkPicture, report);
  const schemas = await loadSchemas(report);
  for (const item of items) {
    const { collection, markdown } = item;
    if (!markdown) continue;
    const schema = schemas?.get(collection);
    if (schema) await checkFields(item, markdown.frontMatter, schema, checkPicture, report);
    checkPassages(item, markdown, report);
    await checkMarkdown(item, markdown);
  }
  return { findings: sorted(), files: items.length };
}

/** The schemas read the services from the English texts, and cannot be loaded while these are broken. */
async function loadSchemas(report: Report) {
  try {
    const schemas = collectionNames.map(
      async (name) => [name, (await collections[name].schema())(imagePaths)] as const,
    );
    return new Map<CollectionName, z.ZodType>(await Promise.all(schemas));
  } catch (error) {
    report({ file: 'src/content' }, 'no-schemas', { reason: (error as Error).name });
    return undefined;
  }
}
