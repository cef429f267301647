import { getProjects, getServices, getTestimonials } from '#content/queries.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { beginWith, pick } from '#site/pick.ts';
import { itemRoute, projectsOfRoute } from '#site/routes.ts';

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
