import { getProjects, getServices, getTestimonials } from '#content/queries.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { itemRoute, projectsOfRoute, routes } from '#site/routes.ts';

/**
 * What customers say, with the one in front who fits the page: whose project it shows, or one for whom we did what it
 * offers. Other pages each begin with another, and every build with the same.
 * @param locale the language of the page
 * @param route its path, without language
 */
export async function getTestimonialsOf(locale: LocaleCode, route: string) {
  const testimonials = await getTestimonials(locale);
  const service = (await getServices(locale)).find(({ collection, slug }) =>
    [itemRoute(collection, slug), projectsOfRoute(slug)].includes(route),
  );
  const projects = (await getProjects(locale))
    .filter(
      ({ collection, slug, data }) =>
        route === itemRoute(collection, slug) || (service && data.services.includes(service.slug)),
    )
    .map(({ slug }) => slug);
  const fitting = testimonials.filter(({ data }) => data.project && projects.includes(data.project));
  return beginWith(pick(fitting.length > 0 ? fitting : testimonials, route), testimonials);
}

/**
 * Picks one of a list for a page, always the same.
 * @param route the path of the page, without language
 */
function pick<Item>(items: readonly Item[], route: string): Item | undefined {
  // Sections follow one another; of the many pages below them, none knows its place.
  const place = Object.values<string>(routes).indexOf(route);
  const letters = Array.from(route).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return items[(place < 0 ? letters : place) % items.length];
}

/** Turns a list until an item of it stands in front. */
function beginWith<Item>(first: Item | undefined, items: readonly Item[]): Item[] {
  const index = items.findIndex((item) => item === first);
  return index < 0 ? [...items] : [...items.slice(index), ...items.slice(0, index)];
}
