/*
  `npm run check:content`: checks the content and texts of the project in the working directory. Exits with 1 when
  there is an error; warnings don't prevent publication.
*/
import type { AstroUserConfig } from 'astro';
import { company } from '#company';
import { isPublished, isReleased } from '#content/publication.ts';
import { imagePaths } from '#content/fields.ts';
import { showHelp } from '#tools/help.ts';
import { readContent } from './content.ts';
import { checkFrontMatter, checkPlaceholders } from './fields.ts';
import { collectFindings, formatAnnotation, formatFinding, type Finding } from './findings.ts';
import { checkMarkdown } from './markdown.ts';
import { checkArt } from './pictures.ts';
import * as relations from './relations.ts';
import { checkCompany } from './texts.ts';

/**
 * Checks all content, the text files and the company's facts, without a build.
 * @param root the project's folder
 * @param configured the redirects of src/site/redirects.ts
 * @returns the findings in the order of file and line, and the number of content files and of scheduled ones
 */
export async function checkContent(root: string, configured?: AstroUserConfig['redirects']) {
  const { report, sorted } = collectFindings();
  const content = await readContent(root, configured, report);
  checkCompany(company, report);
  for (const check of Object.values(relations)) check(content);
  await checkArt(content);
  // They import the texts, so mistakes there, which are reported already, would make this fail.
  const { schemas } = content.english ? await import('#content/schemas.ts') : {};
  for (const item of content.items.filter(({ frontMatter }) => frontMatter)) {
    if (schemas) await checkFrontMatter(item, schemas[item.collection](imagePaths), content);
    checkPlaceholders(item);
    await checkMarkdown(item, content);
  }
  const { items, today } = content;
  const released = items.filter(({ publication }) => isReleased(publication));
  const scheduled = released.filter(({ publication }) => !isPublished(publication, today)).length;
  const drafts = items.filter((item) => !released.includes(item)).map(({ file }) => file);
  // Builds leave drafts out.
  const findings = sorted().map((finding): Finding => {
    return drafts.includes(finding.file) ? { ...finding, severity: 'warning' } : finding;
  });
  return { findings, files: items.length, scheduled };
}

async function main(): Promise<void> {
  showHelp(import.meta.filename);
  // They need the texts, whose mistakes are reported.
  const { redirects } = await import('#site/redirects.ts').catch(() => ({ redirects: {} }));
  const { findings, files, scheduled } = await checkContent(process.cwd(), redirects);
  const { error: errors = [], warning: warnings = [] } = Object.groupBy(findings, ({ severity }) => severity);
  const shown = [...warnings, ...errors];
  if (shown.length > 0) console.error(`${shown.map(formatFinding).join('\n')}\n`);
  if (process.env['GITHUB_ACTIONS']) for (const finding of shown) console.log(formatAnnotation(finding));
  const summary = `Content: ${files} files, ${scheduled} scheduled; errors: ${errors.length}, warnings: ${warnings.length}.`;
  if (errors.length === 0) return console.log(summary);
  console.error(summary);
  process.exitCode = 1;
}

if (import.meta.main) await main();
