import { pages, type Page } from '#tests/support/pages.ts';

/**
 * Looks at every page and says what is wrong where, so that one run shows it all.
 * @param check gives what is wrong with a page
 * @param among the pages to look at, all unless told
 * @returns nothing when all is well; otherwise each complaint once, with the pages that it is about:
 *   `has no title: about.html and 70 more`
 */
export function complaints(check: (page: Page) => string[], among: Page[] = pages): string[] {
  const found = among.flatMap((page) => [...new Set(check(page))].map((complaint) => ({ complaint, page })));
  return [...Map.groupBy(found, ({ complaint }) => complaint)].map(([complaint, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${complaint}: ${first?.page.file}${more}`;
  });
}
