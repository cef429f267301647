import { join } from 'node:path';
import type { AstroUserConfig } from 'astro';
import type { Size } from '#build/crop.ts';
import { publishDay } from '#content/publication.ts';
import { readFormerAddresses } from '#integrations/former-addresses.ts';
import { findEndpoints, findIds, findPages } from './addresses.ts';
import type { Report } from './findings.ts';
import { readItems } from './items.ts';

/** What the checks work on. */
export type Content = ReturnType<typeof readContent>;

/**
 * Reads the content of a project, and reports files that can't be read.
 * @param root the project's folder
 * @param redirects those of astro.config.mjs
 */
export function readContent(root: string, redirects: AstroUserConfig['redirects'] = {}, report: Report) {
  const today = publishDay();
  const items = readItems(root, report);
  return {
    root,
    redirects,
    report,
    items,
    /** The items in each of their languages. */
    translations: [...Map.groupBy(items, ({ collection, slug }) => `${collection}/${slug}`).values()],
    /** The day for which the site is built, as midnight UTC. */
    today,
    pages: findPages(items),
    endpoints: findEndpoints(root),
    ids: findIds(root),
    /** The new address for each old one. */
    formerAddresses: readFormerAddresses(join(root, 'src/content'), today),
    /** The pictures opened so far. Items in all languages share them. */
    pictures: new Map<string, Promise<Size | string>>(),
  };
}
