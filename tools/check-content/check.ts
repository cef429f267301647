/*
  `npm run check:content`: checks the content and texts of the project in the working directory. Exits with 1 when
  there is an error; warnings don't prevent publication.
*/
import { company } from '#company';
import { isPublished, isReleased, publishDay } from '#content/publication.ts';
import { showHelp } from '#tools/help.ts';
import { collectFindings, formatAnnotation, formatFinding, type Finding } from './findings.ts';
import { checkName, checkTexts } from './texts.ts';

/**
 * Checks all content, the text files and the company's facts, without a build.
 * @param root the project's folder
 * @returns the findings in the order of file and line, and the number of content files and of scheduled ones
 */
export async function checkContent(root: string) {
  const { report, sorted } = collectFindings();
  checkName(company.name, report);
  const texts = checkTexts(root, report);
  // What checks the content imports the texts, which must be there for it.
  const { checkItems } = texts ? await import('./content.ts') : {};
  const items = texts && checkItems ? await checkItems(root, texts, report) : [];
  const released = items.filter(({ publication }) => isReleased(publication));
  const scheduled = released.filter(({ publication }) => !isPublished(publication, publishDay())).length;
  const drafts = items.filter((item) => !released.includes(item)).map(({ file }) => file);
  // Builds leave drafts out.
  const findings = sorted().map((finding): Finding => {
    return drafts.includes(finding.file) ? { ...finding, severity: 'warning' } : finding;
  });
  return { findings, files: items.length, scheduled };
}
async function main(): Promise<void> {
  showHelp(import.meta.filename);
  const { findings, files, scheduled } = await checkContent(process.cwd());
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
