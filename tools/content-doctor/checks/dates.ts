import { z } from 'astro/zod';
import { plainDate } from '#content/schemas/fields.ts';
import type { Report } from '#tools/content-doctor/findings.ts';
import type { Item } from '#tools/content-doctor/reading/items.ts';

const dated = z.object({ date: plainDate });

/** What is planned for later than this is more often a slip of the year. */
const horizon = 366 * 86_400_000;

/**
 * Asks back where an item is planned for a day that is far ahead.
 * @param items all content files
 * @param today as midnight UTC
 * @param advise takes each such item
 */
export function checkDates(items: Item[], today: Date, advise: Report): void {
  for (const { file, draft, markdown } of items) {
    const { data } = dated.safeParse(markdown?.frontMatter.data);
    if (draft || !data || data.date.valueOf() <= today.valueOf() + horizon) continue;
    const day = data.date.toISOString().slice(0, 10);
    advise(file, { code: 'farAhead', day }, markdown?.frontMatter.fields.get('date')?.line);
  }
}
