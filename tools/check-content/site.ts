import { isPublished } from '#content/publication.ts';
import { toPlainDate } from '#i18n/format.ts';
import { locales } from '#shared/locales.ts';
import type { SitePage } from '#site/pages.ts';
import { setEntries } from './astro-modules.ts';
import type { Item } from './content.ts';

/** Fields without which the table of pages can't list an item. Mistakes in them are reported elsewhere. */
const blank = { title: '', summary: '', date: new Date(0), year: 0, services: [] };

/** The table of pages. */
export type Pages = Awaited<ReturnType<typeof readPages>>;

/**
 * Reads the table of pages.
 * @param items all content files
 * @returns pages by address: `all`, with drafts and future items, and `on`, which lists those of a day
 */
export async function readPages(items: readonly Item[]) {
  const { getPages, pathOf } = await import('#site/pages.ts');
  const days = new Map<string, Promise<ReadonlyMap<string, SitePage>>>();
  const list = async (shown: readonly Item[]) => {
    setEntries(
      shown.map(({ collection, locale, slug, fields, publication }) => {
        const { date = blank.date } = publication;
        return { collection, id: `${locale}/${slug}`, data: { ...blank, ...fields, date } };
      }),
    );
    const pages = [];
    for (const { code } of locales) pages.push(...(await getPages(code)));
    return new Map(pages.map((page) => [pathOf(page), page]));
  };
  // One after the other, because the items are set for all.
  const all = await list(items.filter(({ publication }) => !publication.withdrawn));
  return {
    all,
    on: (day: Date) => {
      const name = toPlainDate(day);
      const pages = days.get(name) ?? list(items.filter(({ publication }) => isPublished(publication, day)));
      days.set(name, pages);
      return pages;
    },
  };
}
