import { z } from 'astro/zod';
import { collections } from '#content/collections.ts';
import { quote, type Report } from '#tools/check-content/findings.ts';
import { contentFolders, type Item } from '#tools/check-content/reading/items.ts';

/** What tells pages apart in lists, in tabs and in the results of a search. */
const telling = ['title', 'summary'] as const;

const fields = z.object({ title: z.string().optional(), summary: z.string().optional() });

/**
 * Checks that no two published items of a list have the same title or summary, as a copy has that was not finished.
 * @param items all content files
 */
export function checkRepeated(items: Item[], report: Report): void {
  const seen = new Map<string, string>();
  for (const { file, folder, draft, markdown } of items) {
    if (draft) continue;
    const values = fields.safeParse(markdown?.frontMatter.data).data ?? {};
    for (const name of telling) {
      const value = values[name]?.trim();
      if (!value) continue;
      const key = [folder, name, value].join('\n');
      const first = seen.get(key);
      const line = markdown?.frontMatter.fields.get(name)?.line;
      if (first === undefined) seen.set(key, file);
      else report(file, { code: 'repeated', name, value: quote(value), first }, line);
    }
  }
}

/**
 * Checks that what stands on one page fits there.
 * @param items all content files
 */
export function checkAmounts(items: Item[], report: Report): void {
  for (const { collection, folder } of contentFolders) {
    const { most } = collections[collection];
    const amount = items.filter((item) => item.folder === folder && !item.draft).length;
    if (most !== undefined && amount > most) {
      report(folder, { code: 'tooMany', collection, amount, excess: amount - most });
    }
  }
}
