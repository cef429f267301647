import type { z } from 'astro/zod';
import { company } from '#company';
import { publicationDay } from '#content/publication.ts';
import { collections, type CollectionName } from '#content/collections.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { checkAddresses } from './checks/addresses.ts';
import { checkBody } from './checks/body.ts';
import { checkCompany } from './checks/company.ts';
import { checkCompanyFacts } from './checks/company-facts.ts';
import { checkFields } from './checks/check-fields.ts';
import { checkTexts } from './checks/check-texts.ts';
import { checkDates } from './checks/dates.ts';
import { inOrder, type Finding, type Report, type Say } from './findings.ts';
import { checkFolders } from './checks/folders.ts';
import { headingJudge } from './checks/headings.ts';
import { contentFolders, readItems } from './reading/items.ts';
import { linkJudge } from './checks/links.ts';
import { checkAmounts, checkRepeated } from './checks/lists.ts';
import { checkPlainPictures } from './checks/plain-pictures.ts';
import { pictureContext, pictureJudge, type JudgeField } from './checks/pictures.ts';
import { adviseOnItem } from './checks/style.ts';
import { checkProjects } from './checks/references.ts';
import { checkServices } from './checks/services.ts';
import { checkTranslations } from './checks/translation-pairs.ts';
import { checkUnwritten } from './checks/unwritten.ts';

/**
 * Examines all content and texts, and reports everything that is wrong in one go.
 * @param root the project's folder
 * @param options.published whether drafts are examined as if they were published, of which more is asked
 * @returns what is wrong, and what is only warned of, in order of file and line, and how many content files there are
 */
export async function examine(
  root: string,
  { published = false } = {},
): Promise<{ findings: Finding[]; warnings: Finding[]; files: number }> {
  const findings = new Map<string, Finding>();
  const warnings = new Map<string, Finding>();
  const report: Report = (file, message, line, warning = false) => {
    const finding = { file, line, message };
    // The same twice is one.
    (warning ? warnings : findings).set(JSON.stringify(finding), finding);
  };
  const advise: Report = (file, message, line) => report(file, message, line, true);
  checkCompany(company, (message, line) => report('src/company.ts', message, line));
  const texts = await checkTexts(root, report, advise);
  const items = readItems(root, report).map((item) => ({ ...item, draft: item.draft && !published }));
  checkFolders(root, report);
  checkAddresses(items, report);
  const today = publicationDay(process.env['PUBLISH_DAY']);
  checkDates(items, today, advise);
  checkTranslations(items, report);
  checkRepeated(items, report);
  checkAmounts(items, report);
  checkProjects(items, report);
  checkUnwritten(items, texts, report);
  await checkPlainPictures(root, items, advise);
  const english = texts.get(defaultLocale);
  if (english) checkServices(root, items, english, report);

  const judgePicture = pictureJudge(root);
  const judges = { heading: headingJudge(root), link: linkJudge(root, items, today), picture: judgePicture };
  for (const { collection, folder } of contentFolders) {
    const judge: JudgeField = (path) => judgePicture(folder, path, collections[collection].picture);
    const schema = await loadSchema(collection, judge, report);
    const inFolder = items.filter((item) => item.folder === folder);
    const checks = inFolder.map(async (item) => {
      if (!item.markdown) return;
      const say: Say = (message, line, warning) => report(item.file, message, line, warning);
      if (schema) await checkFields(item.markdown.frontMatter, schema, say);
      checkCompanyFacts(item.markdown, say);
      adviseOnItem(item.markdown, item.locale, (message, line) => advise(item.file, message, line));
      await checkBody(item, item.markdown.body, judges, say);
    });
    await Promise.all(checks);
  }
  const sort = (found: Map<string, Finding>) => Array.from(found.values()).toSorted(inOrder);
  return { findings: sort(findings), warnings: sort(warnings), files: items.length };
}

/** The schemas take the services from the English texts, and cannot be had while these are broken. */
async function loadSchema(
  collection: CollectionName,
  judge: JudgeField,
  report: Report,
): Promise<z.ZodObject | undefined> {
  try {
    const schema = await collections[collection].schema();
    return schema(pictureContext(judge));
  } catch (error) {
    const reason = error instanceof Error ? error.name : String(error);
    report('src/content', { code: 'schemasBroken', reason });
    return undefined;
  }
}
