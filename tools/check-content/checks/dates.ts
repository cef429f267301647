import { toPlainDate } from '#i18n/format.ts';
import type { Report } from '#tools/check-content/findings.ts';
import type { Item } from '#tools/check-content/reading/items.ts';

/** What is planned for later than this is more often a slip of the year. */
const horizon = 366 * 86_400_000;

/**
 * Asks back where an item is planned for a day that is far ahead.
 * @param items all content files
 * @param today as midnight UTC
 * @param advise takes each such item
 */
export function checkDates(items: Item[], today: Date, advise: Report): void {
  for (const { file, draft, day, markdown } of items) {
    if (draft || !day || day.valueOf() <= today.valueOf() + horizon) continue;
    const written = toPlainDate(day);
    advise(file, { code: 'farAhead', day: written }, markdown?.frontMatter.fields.get('date')?.line);
  }
}
