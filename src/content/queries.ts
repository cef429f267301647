import { getCollection, type CollectionEntry } from 'astro:content';
import { type CollectionName } from '#content/collections.ts';
import { hasCollection } from '#content/publication.ts';
import { serviceSlug } from '#content/slug.ts';
import { fillFacts } from '#i18n/facts.ts';
import { useTranslations } from '#i18n/translations.ts';
import type { LocaleCode } from '#shared/locales.ts';

/** An entry with its slug, which is the same in every language. */
type Localized<C extends CollectionName> = CollectionEntry<C> & { slug: string };

export type NewsItem = Localized<'news'>;

export type Project = Localized<'projects'>;

export type Statement = Localized<'statements'>;

/**
 * Caches a result per language, so that a build computes it once instead of once per page.
 * @param compute computes the result for a language
 * @returns the cached function; in development it isn't cached
 */
export function oncePerBuild<Result>(compute: (locale: LocaleCode) => Promise<Result>) {
  const cache = new Map<LocaleCode, Promise<Result>>();
  // Node, in which the check of content reads the table of pages, has no `env`.
  return (locale: LocaleCode): Promise<Result> => {
    const result = (import.meta.env?.PROD && cache.get(locale)) || compute(locale);
    cache.set(locale, result);
    return result;
  };
}

// Unsorted: collections come back in file-system order, which differs between machines.
async function readItems<C extends CollectionName>(
  collection: C,
  locale: LocaleCode,
): Promise<Localized<C>[]> {
  const prefix = `${locale}/`;
  // Builds drop withdrawn items earlier. Previews would show them instead of the redirect.
  const entries = await getCollection(
    collection,
    ({ id, data }) => id.startsWith(prefix) && !('withdrawn' in data && data.withdrawn),
  );
  return entries.map((entry) => ({
    ...entry,
    slug: entry.id.slice(prefix.length),
    data: fillFacts(entry.data, locale),
  }));
}

const sorted = <C extends CollectionName>(
  collection: C,
  compare: (a: Localized<C>, b: Localized<C>) => number,
) => oncePerBuild(async (locale) => (await readItems(collection, locale)).toSorted(compare));

const byName = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

/** The news of a language, newest first. */
export const getNews = sorted('news', (a, b) => +b.data.date - +a.data.date || byName(a, b));

/** The projects of a language, newest first. */
export const getProjects = sorted('projects', (a, b) => b.data.year - a.data.year || byName(a, b));

export const getTestimonials = sorted('testimonials', (a, b) => a.data.order - b.data.order);

export const getStatements = sorted('statements', byName);

/**
 * The services of a language with their texts, in the order of `services.services-items` in the text file.
 * @throws {Error} when a service has no file or no texts
 */
export const getServices = oncePerBuild(async (locale) => {
  if (!hasCollection('services')) return [];
  const t = useTranslations(locale);
  const entries = await readItems('services', locale);
  return t('services.services-items', { returnObjects: true }).map(({ name, alternative }) => {
    const slug = serviceSlug(name);
    const entry = entries.find((candidate) => candidate.slug === slug);
    if (!entry) throw new Error(`The service "${name}" has no file: run "npm run check:content".`);
    return { ...entry, label: alternative };
  });
});

export type Service = Awaited<ReturnType<typeof getServices>>[number];
