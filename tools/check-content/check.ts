/*
  `npm run check:content`: checks the content and texts of the project in the working directory. Exits with 1
  when there is an error; warnings don't prevent publication.
*/
import { showHelp } from '#tools/help.ts';
import {
  collectFindings,
  type Finding,
  formatAnnotation,
  formatFinding,
  quote,
  type Report,
} from './findings.ts';
import { checkPlainText } from './leftovers.ts';
import { checkSchema, readJson } from './yaml.ts';

/** Compares the facts of the company with their schema. Returns whether they are valid. */
export async function checkFacts(root: string, report: Report): Promise<boolean> {
  const facts = readJson(root, 'src/company/company.json', report);
  if (!facts) return false;
  for (const { text, place } of facts.texts) {
    if (text.includes('{{')) place.error(`is ${quote(text)}: a fact cannot mention another, write that out.`);
    checkPlainText(text, place);
  }
  // The schema imports the texts, whose mistakes are reported elsewhere.
  const { companySchema } = await import('#site/schemas/company.ts').catch(() => ({
    companySchema: undefined,
  }));
  return !companySchema || checkSchema(facts, companySchema);
}

async function checkTextsAndItems(root: string, report: Report) {
  const { checkTextFiles } = await import('./texts.ts');
  const texts = checkTextFiles(root, report);
  // What checks the items imports the texts.
  const { checkItems } = texts ? await import('./content.ts') : {};
  return texts && checkItems?.(root, texts, report);
}

/**
 * Checks all content, the text files and the company's facts, without a build.
 * @param root the project's folder
 * @returns the findings in the order of file and line, and the number of content files and of scheduled ones
 */
export async function checkContent(root: string) {
  const { report, sorted } = collectFindings();
  const hasValidFacts = await checkFacts(root, report);
  const checked = await checkTextsAndItems(root, report).catch((error: unknown) => {
    // Code that reads the facts may fail because of mistakes in them, which are reported.
    if (hasValidFacts) throw error;
  });
  const { files, hidden, scheduled } = checked ?? { files: 0, hidden: [], scheduled: 0 };
  // Builds leave drafts out.
  const findings = sorted().map((finding): Finding => {
    return hidden.includes(finding.file) ? { ...finding, severity: 'warning' } : finding;
  });
  return { findings, files, scheduled };
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
