import { getProjects, getServices, getTestimonials } from '#content/queries.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { itemRoute, projectsOfRoute, routes } from '#site/routes.ts';

/**
 * Testimonials, rotated so that one about this page's project or service comes first. Other pages start with different
 * ones, the same in every build.
 * @param route path of the page, without language
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
  const related = testimonials.filter(({ data }) => data.project && projects.includes(data.project));
  return rotateTo(chooseFor(related.length > 0 ? related : testimonials, route), testimonials);
}

/**
 * Chooses an element for a page, always the same one.
 * @param route path of the page, without language
 */
function chooseFor<Item>(items: readonly Item[], route: string): Item | undefined {
  // Fixed pages use their index; other pages a sum of their characters.
  const place = Object.values<string>(routes).indexOf(route);
  const letters = Array.from(route).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return items[(place < 0 ? letters : place) % items.length];
}

/** Rotates a list so that it starts with `first`. */
function rotateTo<Item>(first: Item | undefined, items: readonly Item[]): Item[] {
  const index = items.findIndex((item) => item === first);
  return index < 0 ? [...items] : [...items.slice(index), ...items.slice(0, index)];
}
