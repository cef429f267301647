import { collections } from '#content/collections.ts';
import { findAddresses } from './addresses.ts';
import { checkBody } from './body.ts';
import type { Finding } from './finding.ts';
import type { Item } from './items.ts';
import { pictureContext } from './picture.ts';
import { checkSchema } from './schema-findings.ts';

/**
 * Checks the front matter and the Markdown of every content file.
 * @param root the project's folder
 * @param items the files; those that could not be read have been reported already
 */
export async function checkContent(root: string, items: Item[]): Promise<Finding[]> {
  const addresses = await findAddresses(root, items);
  const findings: Finding[] = [];
  for (const item of items) {
    if (!item.markdown) continue;
    const schema = await collections[item.collection].schema();
    findings.push(...(await checkSchema(item.markdown, schema(pictureContext(root, item.file)))));
    findings.push(...(await checkBody(root, item, item.markdown.body, addresses)));
  }
  return findings;
}
