import { collections, collectionNames, isSection, type SectionName } from '#content/collections.ts';
import { homeRoute } from '#i18n/shared/urls.ts';

/** The sections: collections with a page that lists their items. */
export const sections = collectionNames.filter(isSection);

/** Path of a section's list, without language. */
export const listRoute = <Name extends SectionName>(section: Name) => collections[section].route;

/** Lists of sections by name: `{ portfolio: '/portfolio' }`. */
type ListRoutes = {
  [
    Name in SectionName as (typeof collections)[Name]['route'] extends `/${infer Page}` ? Page : never
  ]: (typeof collections)[Name]['route'];
};

/** Fixed pages by name, with their paths without language. */
export const routes = {
  home: homeRoute,
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  accessibility: '/accessibility',
  ...(Object.fromEntries(sections.map((name) => [listRoute(name).slice(1), listRoute(name)])) as ListRoutes),
} as const;

/**
 * Path of a fixed page that a text file names, without language.
 * @param name a key of `routes`
 * @throws {Error} if there is no such page
 */
export function routeOf(name: string): string {
  const route = new Map(Object.entries(routes)).get(name);
  if (route) return route;
  throw new Error(`A text links to "${name}", which is not a page: run "npm run check:content".`);
}

/** Path of an item, without language. */
export const itemRoute = (section: SectionName, slug: string): string => `${listRoute(section)}/${slug}`;

/** Path of the list of a service's projects, without language. */
export const projectsOfRoute = (service: string): string =>
  `${routes.portfolio}${routes.services}/${service}`;

/** Path of a page of a list, without language. The first page is the list itself. */
export const pageRoute = (list: string, page: number): string => (page === 1 ? list : `${list}/page/${page}`);
