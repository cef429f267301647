import { collections } from '#content/collections.ts';
import { serviceSlug } from '#content/service-slug.ts';
import { locales, otherLocales } from '#i18n/locales.ts';
import { nearest, quote, type Report } from '#tools/content-doctor/findings.ts';
import type { Item } from '#tools/content-doctor/reading/items.ts';

/** A name in the text files' list of services, and where it stands. */
export interface ListedService {
  name: string;
  file: string;
  line: number;
}

/**
 * Checks that what must exist in every language does.
 * @param items all content files
 */
export function checkTwins(items: Item[], report: Report): void {
  const files = new Set(items.map(({ file }) => file));
  for (const { file, collection, locale, id } of items) {
    if (!collections[collection].everyLanguage) continue;
    for (const { code } of otherLocales(locale)) {
      const twin = `src/content/${collection}/${code}/${id}.md`;
      if (!files.has(twin)) report(file, { code: 'noTwin', twin });
    }
  }
}

/**
 * Checks that the services and the text files' list of them are the same.
 * @param items all content files
 * @param listed the list
 */
export function checkServiceList(items: Item[], listed: ListedService[], report: Report): void {
  const services = items.filter(({ collection }) => collection === 'services');
  const ids = new Set(services.map(({ id }) => id));
  const listedIds = new Set(listed.map(({ name }) => serviceSlug(name)));
  for (const { name, file, line } of listed) {
    const id = serviceSlug(name);
    if (ids.has(id)) continue;
    const files = locales.map(({ code }) => `src/content/services/${code}/${id}.md`);
    const meant = nearest(id, ids.difference(listedIds));
    report(file, { code: 'listedWithoutFile', name: quote(name), meant, files }, line);
  }
  for (const { file, id } of services) {
    if (listedIds.has(id)) continue;
    report(file, { code: 'unlisted' });
  }
}
