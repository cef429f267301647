import {
  type CollectionName,
  collectionTraits,
  isSection,
  type PagesOf,
  possibleSections,
  type SectionName,
} from '#content/collections.ts';
import { hasCollection } from '#content/publication.ts';
import { locales } from '#shared/locales.ts';
import { feedRoute, homeRoute, localizePath } from '#shared/urls.ts';

export const sections = possibleSections.filter(hasCollection);

export const listRoute = (section: SectionName) => collectionTraits[section].pages.route;

const listRoutes = Object.fromEntries(
  possibleSections.map((name) => [collectionTraits[name].pages.list, listRoute(name)]),
) as Record<PagesOf<SectionName>['list'], string>;

/** The routes of fixed pages by name, also of sections that the site leaves out. */
export const routes = {
  home: homeRoute,
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  ...listRoutes,
} as const;

export const hasRoute = (route: string): boolean =>
  !possibleSections.some((section) => !hasCollection(section) && listRoute(section) === route);

/**
 * The route of a fixed page that a text file names.
 * @param name a key of `routes`
 * @returns undefined if the site leaves that section out
 * @throws {Error} if there is no such page
 */
export function routeOf(name: string): string | undefined {
  const route = new Map(Object.entries(routes)).get(name);
  if (!route) throw new Error(`A text links to "${name}", which is not a page: run "npm run check:content".`);
  return hasRoute(route) ? route : undefined;
}

/** Statements, which no page lists, are below the home page. */
export const itemRoute = (collection: CollectionName, slug: string): string =>
  `${isSection(collection) ? listRoute(collection) : ''}/${slug}`;

/** The first page of a list has the route of the list. */
export const pageRoute = (list: string, number: number): string =>
  number === 1 ? list : `${list}/page/${number}`;

/** Paths of files that the site makes and to which a text may link. */
export const endpoints = locales.map(({ code }) => localizePath(code, feedRoute));
