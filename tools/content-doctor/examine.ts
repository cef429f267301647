import { collectionNames, collections } from '#content/collections.ts';
import { checkContent } from './check-content.ts';
import { checkTexts } from './check-texts.ts';
import { compareFindings, formatFinding, type Finding } from './finding.ts';
import { readItems, type Item } from './items.ts';
import { checkTwins } from './translation-pairs.ts';

/** What the content doctor has found. */
interface Report {
  /** One line each, in order of file and line. */
  findings: string[];
  /** How many content files were examined. */
  files: number;
}

/**
 * Examines all content and texts, and reports everything that is wrong in one go.
 * @param root the project's folder
 */
export async function examine(root: string): Promise<Report> {
  const texts = await checkTexts(root);
  const { items, findings } = await readItems(root);
  const all = [
    ...texts.findings,
    ...findings,
    ...checkTwins(items, texts.services),
    ...(await checkWithSchemas(root, items)),
  ];
  const lines = all.toSorted(compareFindings).map(formatFinding);
  return { findings: Array.from(new Set(lines)), files: items.length };
}

/** The schemas take the services from the English texts, and cannot be had while these are broken. */
async function checkWithSchemas(root: string, items: Item[]): Promise<Finding[]> {
  try {
    await Promise.all(collectionNames.map((name) => collections[name].schema()));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `the schemas cannot be loaded (${reason.split('\n', 1)[0]}), so that fields and texts were not examined: `;
    return [{ file: 'src/content', message: `${message}correct the text files first, then run this again.` }];
  }
  return checkContent(root, items);
}
