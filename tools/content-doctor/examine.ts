import type { z } from 'astro/zod';
import { collections, type CollectionName } from '#content/collections.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { checkBody } from './checks/body.ts';
import { checkFields } from './checks/check-fields.ts';
import { checkTexts } from './checks/check-texts.ts';
import type { Report, Say } from './findings.ts';
import { headingJudge } from './checks/headings.ts';
import { contentFolders, readItems } from './reading/items.ts';
import { linkJudge } from './checks/links.ts';
import { pictureContext, pictureJudge } from './checks/pictures.ts';
import { checkAmounts, checkRepeated } from './checks/lists.ts';
import { checkServiceList, checkTwins } from './checks/translation-pairs.ts';

/** By file, then line; the same on every machine. */
const inOrder = new Intl.Collator(defaultLocale, { numeric: true }).compare;

/**
 * Examines all content and texts, and reports everything that is wrong in one go.
 * @param root the project's folder
 * @returns what is wrong, one line each, in order of file and line, and how many content files there are
 */
export async function examine(root: string): Promise<{ findings: string[]; files: number }> {
  const findings = new Set<string>();
  const report: Report = (file, message, line) =>
    findings.add(`${file}${line === undefined ? '' : `:${line}`}: ${message}`);
  const services = await checkTexts(root, report);
  const items = readItems(root, report);
  checkTwins(items, report);
  checkRepeated(items, report);
  checkAmounts(items, report);
  if (services) checkServiceList(items, services, report);

  const judgePicture = pictureJudge(root);
  const judges = { heading: headingJudge(root), link: linkJudge(root, items), picture: judgePicture };
  for (const { collection, folder } of contentFolders) {
    const schema = await loadSchema(collection, (path) => judgePicture(folder, path), report);
    const inFolder = items.filter((item) => item.folder === folder);
    const checks = inFolder.map(async (item) => {
      if (!item.markdown) return;
      const say: Say = (message, line) => report(item.file, message, line);
      if (schema) await checkFields(item.markdown.frontMatter, schema, say);
      await checkBody(item, item.markdown.body, judges, say);
    });
    await Promise.all(checks);
  }
  return { findings: Array.from(findings).toSorted(inOrder), files: items.length };
}

/** The schemas take the services from the English texts, and cannot be had while these are broken. */
async function loadSchema(
  collection: CollectionName,
  judge: (path: string) => Promise<string | undefined>,
  report: Report,
): Promise<z.ZodObject | undefined> {
  try {
    const schema = await collections[collection].schema();
    return schema(pictureContext(judge));
  } catch (error) {
    const reason = String(error).split('\n', 1)[0];
    report(
      'src/content',
      `the schemas cannot be loaded (${reason}), so that fields were not examined: correct the text files first, then run this again.`,
    );
    return undefined;
  }
}
