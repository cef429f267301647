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
  const candidates = related.length > 0 ? related : testimonials;
  // Fixed pages use their index; other pages a sum of their characters.
  const index = Object.values<string>(routes).indexOf(page.route);
  const letters = Array.from(page.route, (letter) => letter.codePointAt(0) ?? 0);
  const place = index < 0 ? letters.reduce((sum, code) => sum + code) : index;
  const chosen = candidates[place % candidates.length];
  const first = testimonials.findIndex((testimonial) => testimonial === chosen);
  return [...testimonials.slice(first), ...testimonials.slice(0, first)];
}
