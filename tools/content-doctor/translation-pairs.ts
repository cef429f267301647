import { collections } from '#content/collections.ts';
import { locales, otherLocales } from '#i18n/locales.ts';
import { serviceSlug } from '#content/service-slug.ts';
import { nearest, quote, type Finding } from './finding.ts';
import type { Item } from './items.ts';

/** A name in the text files' list of services. */
export interface ListedService {
  name: string;
  /** Where the name stands. */
  file: string;
  line: number;
}

/**
 * Checks that what must exist in every language does, and that services are in the list as well.
 * @param items all content files
 * @param listed the list of services, or nothing when it cannot be read
 */
export function checkTwins(items: Item[], listed: ListedService[] | undefined): Finding[] {
  const paired = items.filter(({ collection }) => collections[collection].everyLanguage);
  const files = new Set(paired.map(({ file }) => file));
  const alone = paired.flatMap(({ file, collection, locale, id }) =>
    otherLocales(locale)
      .map(({ code }) => `src/content/${collection}/${code}/${id}.md`)
      .filter((twin) => !files.has(twin))
      .map((twin) => ({ file, message: `has no twin: write ${twin}.` })),
  );
  const services = paired.filter(({ collection }) => collection === 'services');
  return [...alone, ...(listed ? checkList(services, listed) : [])];
}

function checkList(services: Item[], listed: ListedService[]): Finding[] {
  const ids = new Set(services.map(({ id }) => id));
  const listedIds = new Set(listed.map(({ name }) => serviceSlug(name)));
  const withoutFile = listed.filter(({ name }) => !ids.has(serviceSlug(name)));
  const unlisted = services.filter(({ id }) => !listedIds.has(id));
  return [
    ...withoutFile.map(({ name, file, line }) => {
      const id = serviceSlug(name);
      const wanted = locales.map(({ code }) => `src/content/services/${code}/${id}.md`).join(' and ');
      const meant = nearest(id, new Set(unlisted.map((service) => service.id)));
      const remedy =
        meant === undefined ? `correct the name, or write ${wanted}` : `the nearest is ${meant}.md`;
      return {
        file,
        line,
        message: `"services.services-items" names ${quote(name)}, which has no file: ${remedy}.`,
      };
    }),
    ...unlisted.map(({ file }) => ({
      file,
      message:
        'is not in "services.services-items" of the text files: add its English name there, in every language.',
    })),
  ];
}
