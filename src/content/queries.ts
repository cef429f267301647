import { type CollectionEntry, getCollection } from 'astro:content';
import { type CollectionName, possibleCollections } from '#content/collections.ts';
import { hasCollection } from '#content/publication.ts';
import { serviceSlugs } from '#content/schemas.ts';
import { serviceSlug } from '#content/slug.ts';
import { useTranslations } from '#i18n/translations.ts';
import type { LocaleCode } from '#shared/locales.ts';

/** An entry with its slug, which is the same in every language. */
export type ItemOf<Name extends CollectionName> = CollectionEntry<Name> & { slug: string };

/**
 * Caches a result per language, so that a build computes it once instead of once per page.
 * @returns the cached function; in development it isn't cached
 */
export function oncePerBuild<Result>(compute: (locale: LocaleCode) => Promise<Result>) {
  const cache = new Map<LocaleCode, Promise<Result>>();
  // `npm run check:content` runs this in Node, where `env` is undefined.
  return (locale: LocaleCode): Promise<Result> => {
    const result = (import.meta.env?.PROD && cache.get(locale)) || compute(locale);
    cache.set(locale, result);
    return result;
  };
}

/** News and projects come newest first, services in the order of the text file. */
function rank({ slug, data }: ItemOf<CollectionName>): number {
  if ('date' in data) return -data.date.getTime();
  if ('year' in data) return -data.year;
  return 'order' in data ? data.order : serviceSlugs.indexOf(slug);
}

const readItems = <Name extends CollectionName>(name: Name) =>
  oncePerBuild(async (locale): Promise<ItemOf<Name>[]> => {
    if (!hasCollection(name)) return [];
    const prefix = `${locale}/`;
    const entries = await getCollection(name, ({ id }) => id.startsWith(prefix));
    const items = entries.map((entry) => ({ ...entry, slug: entry.id.slice(prefix.length) }));
    return items.toSorted((a, b) => rank(a) - rank(b) || a.slug.localeCompare(b.slug));
  });

/** The items of each collection in a language, in their order. */
export const getItems = Object.fromEntries(possibleCollections.map((name) => [name, readItems(name)])) as {
  [Name in CollectionName]: (locale: LocaleCode) => Promise<ItemOf<Name>[]>;
};

/** What menus call the services, by slug; none if the site leaves them out. */
export function getServiceLabels(locale: LocaleCode): Map<string, string> {
  if (!hasCollection('services')) return new Map();
  const items = useTranslations(locale)('services.services-items', { returnObjects: true });
  return new Map(items.map(({ name, alternative }) => [serviceSlug(name), alternative]));
}
