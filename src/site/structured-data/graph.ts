import type { Thing } from 'schema-dts';
import type { SitePage } from '#site/page.ts';
import { describeCompany, describeWebsite } from '#site/structured-data/company.ts';
import { describeItem, describeService } from '#site/structured-data/items.ts';
import { describeList } from '#site/structured-data/lists.ts';
import { describePage } from '#site/structured-data/page.ts';

/**
 * What a page tells search engines of itself and of what it shows, in the words of schema.org. All pages together are
 * one graph: a thing is described in full where a reader finds it, and named or pointed at by its id elsewhere, since
 * it travels with the page.
 * @param page one that is listed
 */
export async function getGraph(page: SitePage): Promise<Thing[]> {
  const { locale, route } = page;
  const own = describePage(page);
  switch (page.kind) {
    case 'home':
      return [own, describeWebsite()];
    case 'about':
    case 'contact':
      return [own, describeCompany()];
    case 'statement':
      return [own];
    case 'list':
      return [own, describeList(locale, route, page.items)];
    case 'service':
      return [own, describeService(locale, page.entry)];
    case 'item':
      return [own, await describeItem(locale, page.entry)];
  }
}
