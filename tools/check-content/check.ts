/*
  `npm run check:content`: checks the content and texts of the project in the working directory. Exits with 1 when
  there is an error; warnings don't prevent publication.
*/
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroUserConfig } from 'astro';
import { company } from '#company';
import { collectionNames, collections } from '#content/collections.ts';
import { isPublished, isReleased, publicationDay } from '#content/publication.ts';
import { imagePaths } from '#content/schemas/fields.ts';
import { readFormerAddresses } from '#site/former-addresses.ts';
import { showHelp } from '#tools/help.ts';
import { checkCompany } from './company.ts';
import { checkFileNames, checkFolders, readItems } from './files.ts';
import { checkFrontMatter, checkPlaceholders } from './front-matter.ts';
import { createLinkChecker } from './links.ts';
import { checkLocaleFiles } from './locale-files.ts';
import { createMarkdownChecker } from './markdown.ts';
import { collectFindings, formatFinding, type Finding, type Report } from './messages.ts';
import { createPictureChecker } from './pictures.ts';
import { checkPlates } from './plates.ts';
import { checkLostAddresses, checkRedirects, type Redirects } from './redirects.ts';
import { checkRelations } from './relations.ts';
import { checkServices } from './services.ts';

/**
 * Checks all content, the text files and the company's facts, without a build.
 * @param root the project's folder
 * @param redirects those of astro.config.mjs
 * @returns the findings in the order of file and line, and the number of content files and of scheduled ones
 */
export async function checkContent(
  root: string,
  redirects: Redirects = {},
): Promise<{ findings: Finding[]; files: number; scheduled: number }> {
  const { report, sorted } = collectFindings();
  checkCompany(company, report);
  const english = checkLocaleFiles(root, report);
  const items = readItems(root, report);
  const today = publicationDay(process.env['PUBLISH_DAY']);
  checkFolders(root, report);
  checkFileNames(items, report);
  checkRelations(items, today, report);
  checkRedirects(redirects, items, today, report);
  const formerAddresses = readFormerAddresses(join(root, 'src/content'), today);
  checkLostAddresses(root, items, Object.keys({ ...redirects, ...formerAddresses }), today, report);
  if (english) checkServices(root, items, english, report);

  const checkPicture = createPictureChecker(root, report);
  const checkLink = createLinkChecker(root, items, formerAddresses, today, report);
  const checkMarkdown = createMarkdownChecker(root, checkLink, checkPicture, report);
  const schemas = await loadSchemas(report);
  for (const item of items) {
    const { collection, markdown } = item;
    if (!markdown) continue;
    const schema = schemas?.get(collection);
    if (schema) await checkFrontMatter(item, markdown.frontMatter, schema, checkPicture, report);
    await checkPlates(root, item, markdown.frontMatter, report);
    checkPlaceholders(item, markdown, report);
    await checkMarkdown(item, markdown);
  }
  // Builds leave drafts out.
  const drafts = new Set(items.filter(({ publication }) => !isReleased(publication)).map(({ file }) => file));
  const findings = sorted().map((finding) =>
    drafts.has(finding.file) ? ({ ...finding, severity: 'warning' } as const) : finding,
  );
  const scheduled = items.filter(
    ({ publication }) => isReleased(publication) && !isPublished(publication, today),
  ).length;
  return { findings, files: items.length, scheduled };
}

/** Loads the schemas. They import the English texts, so a broken text file makes this fail. */
async function loadSchemas(report: Report) {
  try {
    const schemas = collectionNames.map(
      async (name) => [name, (await collections[name].schema())(imagePaths)] as const,
    );
    return new Map(await Promise.all(schemas));
  } catch (error) {
    report({ file: 'src/content' }, 'no-schemas', { reason: (error as Error).name });
    return undefined;
  }
}

async function loadRedirects(): Promise<Redirects | undefined> {
  const path = resolve('astro.config.mjs');
  if (!existsSync(path)) return undefined;
  const { default: config } = (await import(pathToFileURL(path).href)) as { default: AstroUserConfig };
  return config.redirects;
}

// A longer list is one mistake in many places, and nobody reads it.
const maxFindings = 50;

async function main(): Promise<void> {
  showHelp(import.meta.filename);
  const { findings, files, scheduled } = await checkContent(process.cwd(), await loadRedirects());
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const lines = [...warnings.slice(0, maxFindings), ...errors.slice(0, maxFindings)].map(formatFinding);
  if (lines.length > 0) console.error(`${lines.join('\n')}\n`);
  for (const [file, more] of Map.groupBy(errors.slice(maxFindings), (finding) => finding.file))
    console.error(`${file}: ${more.length} more`);
  const count = ({ length }: Finding[], noun: string) => `${length} ${noun}${length === 1 ? '' : 's'}`;
  const summary = `Content: ${files} files${scheduled ? ` (${scheduled} scheduled)` : ''}, ${count(errors, 'error')}, ${count(warnings, 'warning')}.`;
  if (errors.length === 0) return console.log(summary);
  console.error(summary);
  process.exitCode = 1;
}

if (import.meta.main) await main();
