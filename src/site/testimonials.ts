import { getProjects, getTestimonials } from '#content/queries.ts';
import type { SitePage } from '#site/pages.ts';
import { routes } from '#site/routes.ts';

/** The slugs of the projects that a page is about: its own, those that it lists, or those of its service. */
async function projectsOf(page: SitePage): Promise<string[]> {
  if (page.kind === 'project') return [page.entry.slug];
  if (page.kind === 'portfolio' && page.trail.length > 1) return page.list.items.map(({ slug }) => slug);
  if (page.kind !== 'service') return [];
  const projects = await getProjects(page.locale);
  return projects.filter(({ data }) => data.services.includes(page.entry.slug)).map(({ slug }) => slug);
}

/**
 * Testimonials, rotated so that one about the page's projects comes first. Other pages start with different ones, the
 * same in every build.
 */
export async function getTestimonialsOf(page: SitePage) {
  const testimonials = await getTestimonials(page.locale);
  const projects = await projectsOf(page);
  const related = testimonials.filter(({ data }) => data.project && projects.includes(data.project));
  return rotateTo(chooseFor(related.length > 0 ? related : testimonials, page.route), testimonials);
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
