import type { AstroUserConfig } from 'astro';
import type { Item } from './files.ts';
import { findPages } from './links.ts';
import { quote, suggest, type Report } from './messages.ts';

/** Astro's option. */
export type Redirects = NonNullable<AstroUserConfig['redirects']>;

/**
 * Checks the redirects of astro.config.mjs. A redirect leads from an address without a page to one with a page, so none
 * can loop.
 * @param today as midnight UTC
 */
export function checkRedirects(redirects: Redirects, items: Item[], today: Date, report: Report): void {
  const { pages } = findPages(items);
  const isPublished = (address: string) => {
    const page = pages.get(address);
    return page !== undefined && !page.draft && !(page.day && page.day > today);
  };
  for (const [from, target] of Object.entries(redirects)) {
    const to = typeof target === 'string' ? target : target.destination;
    const place = { file: 'astro.config.mjs', field: 'redirects' };
    if (isPublished(from)) report(place, 'redirect-from', { from: quote(from) });
    if (isPublished(to)) continue;
    const remedy = suggest(to, pages.keys(), 'name a page that the site has.');
    report(place, 'redirect-to', { from: quote(from), to: quote(to), remedy });
  }
}
