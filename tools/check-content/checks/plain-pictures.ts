import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isScalar } from 'yaml';
import { collections } from '#content/collections.ts';
import type { Report } from '#tools/check-content/findings.ts';
import type { Item } from '#tools/check-content/reading/items.ts';
import { renderPlaceholder } from '#tools/placeholders/placeholders.ts';

/**
 * Warns of published items that still show the picture with which `npm run new` began them.
 * @param root the project's folder
 * @param items all content files
 */
export async function checkPlainPictures(root: string, items: Item[], advise: Report): Promise<void> {
  const plain = new Map<string, Promise<Buffer>>();
  for (const { collection, draft, file, folder, markdown } of items) {
    const { picture: size } = collections[collection];
    if (draft || !markdown || !size) continue;
    const placeholder = plain.get(collection) ?? renderPlaceholder(size);
    plain.set(collection, placeholder);
    for (const [name, { line, node }] of markdown.frontMatter.fields) {
      if (!isScalar(node) || typeof node.value !== 'string' || !node.value.endsWith('.png')) continue;
      if (await isSame(join(root, folder, node.value), await placeholder))
        advise(file, { code: 'plainPicture', name }, line);
    }
  }
}

/** Pictures are large, their sizes rarely the same. */
async function isSame(file: string, bytes: Buffer): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() === true && found.size === bytes.length && bytes.equals(await readFile(file));
}
