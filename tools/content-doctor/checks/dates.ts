import { z } from 'astro/zod';
import { plainDate } from '#content/schemas/fields.ts';
import type { Report } from '#tools/content-doctor/findings.ts';
import type { Item } from '#tools/content-doctor/reading/items.ts';

const dated = z.object({ date: plainDate });

/** How far the earliest clock on Earth is ahead: an editor’s day may have begun where the build still has yesterday. */
const ahead = 14 * 3_600_000;

/**
 * Checks that nothing is published before its day.
 * @param items all content files
 * @param report takes each item with a day to come that is no draft
 */
export function checkDates(items: Item[], report: Report): void {
  for (const { file, draft, markdown } of items) {
    const { data } = dated.safeParse(markdown?.frontMatter.data);
    if (draft || !data || data.date.valueOf() <= Date.now() + ahead) continue;
    const day = data.date.toISOString().slice(0, 10);
    const remedy = 'want today or earlier, or "draft: true" until then.';
    report(
      file,
      `"date" is ${day}, which is still to come: ${remedy}`,
      markdown?.frontMatter.fields.get('date')?.line,
    );
  }
}
